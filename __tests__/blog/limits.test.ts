/** @jest-environment node */
import { readFileSync } from "node:fs"
import { PER_PAGE } from "../../src/blog/paging"

/** A query can't take its limit from paging.ts. */
test.each([
  ["a page of the list", "BlogList.tsx", PER_PAGE.list],
  ["a page of a category", "BlogCategory.tsx", PER_PAGE.list],
  ["a page of a tag", "BlogTag.tsx", PER_PAGE.list],
  ["a page of the grid", "BlogGrid.tsx", PER_PAGE.grid],
  ["the recent posts of the sidebar", "useBlog.ts", 3],
  ["the latest articles of /home-four", "HomeFour.tsx", 2],
])("%s: %s asks for %i", (_, file, count) => {
  const limits = readFileSync(`src/templates/${file}`, "utf8").matchAll(/\blimit: (\d+)/g)
  expect([...limits].map(([, limit]) => Number(limit))).toEqual([count])
})
