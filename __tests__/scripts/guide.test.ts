/** @jest-environment node */
import { readFileSync } from "node:fs"
import { updateGuide } from "../../scripts/lib/guide.mjs"
import { fieldsOf } from "../../src/build/content/describe"
import { contentFiles } from "../../src/build/content/schemas"
import { readSitePages } from "../../src/routes"

const guide = readFileSync("docs/editing.md", "utf8")
const paths = ["/", ...readSitePages("data").all.map(({ path }) => path)]

test("docs/editing.md matches the schemas (run npm run guide to update it)", () => {
  expect(guide).toBe(updateGuide(guide, contentFiles, fieldsOf))
})

test.each(Object.keys(contentFiles))("docs/editing.md names a page that shows data/%s", (name) => {
  const [, shows = ""] =
    guide.split(`\n## data/${name}\n\nShows on: `)[1]?.match(/^([\s\S]*?)\n\n/) ?? []
  const [, address] = /`(\/[^`]*)`/.exec(shows) ?? []
  const problem = `"Shows on:" must name a page in backquotes; the first is ${address ?? "missing"}`
  expect(paths.includes(address ?? "") ? [] : [problem]).toEqual([])
})
