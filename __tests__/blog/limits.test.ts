/** @jest-environment node */
import { readFileSync } from "node:fs"

/** GraphQL queries can't take their limit from a constant. */
test.each([
  [
    "the recent posts of the sidebar, with those that a list of three shows itself",
    "blog/useBlog.ts",
    6,
  ],
  ["the latest articles of /home-four", "homes/HomeFour.tsx", 2],
])("%s: %s requests %i", (_, file, count) => {
  const limits = readFileSync(`src/templates/${file}`, "utf8").matchAll(/\blimit: (\d+)/g)
  expect([...limits].map(([, limit]) => Number(limit))).toEqual([count])
})
