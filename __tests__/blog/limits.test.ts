/** @jest-environment node */
import { readFileSync } from "node:fs"

/** A query can't take its limit from a constant. */
test.each([
  ["the recent posts of the sidebar", "useBlog.ts", 3],
  ["the latest articles of /home-four", "HomeFour.tsx", 2],
])("%s: %s asks for %i", (_, file, count) => {
  const limits = readFileSync(`src/templates/${file}`, "utf8").matchAll(/\blimit: (\d+)/g)
  expect([...limits].map(([, limit]) => Number(limit))).toEqual([count])
})
