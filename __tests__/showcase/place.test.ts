/** @jest-environment node */
import { readPlace } from "../../src/showcase/place"

test.each([
  ["", { page: 1 }],
  ["?", { page: 1 }],
  ["?page=1", { page: 1 }],
  ["?page=3", { page: 3 }],
  ["?page=03", { page: 3 }],
  ["?page=0", { page: 1 }],
  ["?page=-2", { page: 1 }],
  ["?page=1.5", { page: 1 }],
  ["?page=", { page: 1 }],
  ["?page=two", { page: 1 }],
  ["?page=3%27%20OR%201", { page: 1 }],
  ["?page=Infinity", { page: 1 }],
  ["?page=99999999999999999999", { page: 1 }],
  ["?page=3&page=4", { page: 3 }],
  ["?utm_source=mail&page=2", { page: 2 }],
  ["?project=kente-lane-market", { slug: "kente-lane-market" }],
  ["?project=kente-lane-market&page=2", { slug: "kente-lane-market" }],
  ["?project=a%20b%26c", { slug: "a b&c" }],
  ["?project=", { page: 1 }],
  ["?project=%E0%A4%A", { slug: "\uFFFD%A" }],
])("the query %j means %j", (search, place) => {
  expect(readPlace(search, true)).toEqual(place)
})

test("a page without single projects ignores one in its address", () => {
  expect(readPlace("?project=kente-lane-market&page=2", false)).toEqual({ page: 2 })
})
