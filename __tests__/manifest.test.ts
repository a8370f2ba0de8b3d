/** @jest-environment node */
import site from "../data/site.json"
import { manifest } from "../src/build/manifest"

test("whoever puts the site on a home screen finds it by the agency's name", () => {
  expect(manifest("data/site.json")).toMatchObject({
    name: site.name,
    short_name: site.name,
    description: site.tagline,
  })
})

test("a broken site.json is told of by the check of the content, not here", () => {
  expect(manifest("data/no-such-file.json").name).toBe("")
})
