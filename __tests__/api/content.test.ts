import { fetchBySlug, fetchList } from "../../src/api/content"
import { ApiError } from "../../src/api/http"
import { type Json, textOf } from "../../src/api/values"
import { interceptNetwork } from "../support/network"

const requests = interceptNetwork()
const { signal } = new AbortController()
const title = (doc: Json) => textOf(doc.title) || null

const page = (number: number) => fetchList("projects", { limit: 1, page: number }, title, signal)
const bySlug = (slug: string) => fetchBySlug("projects", slug, title, signal)

async function answered<Result>(result: Promise<Result>, ...answer: Parameters<Answer>) {
  await requests[0]?.answer(...answer)
  return result
}
type Answer = (typeof requests)[number]["answer"]

test.each([1, 2, 41])("page %i is requested one document at a time", async (number) => {
  await answered(page(number), { docs: [] })
  expect(requests.map(({ url }) => url)).toEqual([
    `http://localhost:3001/api/projects?limit=1&page=${number}`,
  ])
})

test("a list shown as a whole is requested with its limit only", async () => {
  await answered(fetchList("content-creation-projects", { limit: 10 }, title, signal), { docs: [] })
  expect(requests.map(({ url }) => url)).toEqual([
    "http://localhost:3001/api/content-creation-projects?limit=10",
  ])
})

test("only active services are requested", async () => {
  const query = { limit: 1, page: 2, activeOnly: true }
  await answered(fetchList("web-services", query, title, signal), { docs: [] })
  expect(requests.map(({ url }) => url)).toEqual([
    "http://localhost:3001/api/web-services?limit=1&page=2&where[isActive][equals]=true",
  ])
})

test.each([
  ["kente-lane-market", "kente-lane-market"],
  ["a b&c=d", "a%20b%26c%3Dd"],
  ["../users?x=1#y", "..%2Fusers%3Fx%3D1%23y"],
  ["Ɔkyeame", "%C6%86kyeame"],
])("the project %s is requested by its slug", async (slug, written) => {
  await answered(bySlug(slug), { docs: [] })
  expect(requests.map(({ url }) => url)).toEqual([
    `http://localhost:3001/api/projects?where[slug][equals]=${written}`,
  ])
})

test("the content service never gets the visitor's token", async () => {
  localStorage.setItem("authToken", "abc")
  await answered(page(1), { docs: [] })
  expect(Object.keys(requests[0]?.headers ?? {})).toEqual(["accept"])
})

test("returns the documents and the number of pages", async () => {
  const answer = { docs: [{ title: "Kente Lane" }, { title: "" }, null], totalPages: 4 }
  expect(await answered(page(1), answer)).toEqual({ docs: ["Kente Lane"], totalPages: 4 })
})

test("returns the first of several documents with a slug", async () => {
  expect(await answered(bySlug("a"), { docs: [{ title: "First" }, { title: "Second" }] })).toBe(
    "First",
  )
})

test("returns null for an unknown slug", async () => {
  expect(await answered(bySlug("a"), { docs: [], totalPages: 1 })).toBeNull()
})

test.each<[string, unknown]>([
  ["no list", {}],
  ["a list that is null", { docs: null, totalPages: 1 }],
  ["a list that is a string", { docs: "none", totalPages: 1 }],
  ["a list without objects", { docs: [1, "a", null, []], totalPages: 1 }],
])("%s counts as an empty list", async (_, answer) => {
  expect(await answered(page(1), answer)).toEqual({ docs: [], totalPages: 1 })
})

test.each<[unknown, number]>([
  [7, 7],
  ["7", 7],
  [0, 1],
  [-2, 1],
  [2.5, 1],
  [null, 1],
  [undefined, 1],
  ["many", 1],
  [{}, 1],
])("totalPages %p counts as %i", async (totalPages, expected) => {
  expect(await answered(page(1), { docs: [], totalPages })).toMatchObject({ totalPages: expected })
})

test.each<[string, unknown]>([
  ["plain text", "ok"],
  ["markup", "<html><body>Sign in to the Wi-Fi</body></html>"],
  ["no body", ""],
  ["null", "null"],
  ["a bare list", "[]"],
  ["truncated JSON", '{"docs":['],
])("a 2xx response with %s is a failure", async (_, body) => {
  const failed = expect(page(1)).rejects.toThrow(ApiError)
  await requests[0]?.answer(body)
  await failed
})

test.each([404, 500, 503])("status %i is a failure", async (status) => {
  const failed = expect(page(1)).rejects.toMatchObject({ name: "ApiError", status })
  await requests[0]?.answer({ errors: [{ message: "No" }] }, { status })
  await failed
})

test("aborting cancels the request", async () => {
  const controller = new AbortController()
  const failed = expect(
    fetchList("projects", { limit: 1, page: 1 }, title, controller.signal),
  ).rejects.toMatchObject({
    name: "AbortError",
  })
  controller.abort()
  expect(requests[0]?.aborted()).toBe(true)
  await failed
})
