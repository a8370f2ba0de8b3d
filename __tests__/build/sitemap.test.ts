/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { lastChanges } from "../../src/build/lastChanges"
import { sitemap } from "../../src/build/sitemap"

const page = (path: string, pageContext: object | null) => ({ path, pageContext })

test("the sitemap lists the pages that search engines may show, except samples", () => {
  const nodes = [
    page("/", { indexed: true, listed: true }),
    page("/single-blog", { indexed: true, listed: false }),
    page("/blog/search", { indexed: false, listed: false }),
    page("/404.html", { indexed: false, listed: false }),
    page("/404/", {}),
    page("/dev-404-page", null),
  ]
  const kept = sitemap.resolvePages({ allSitePage: { nodes } })
  expect(kept.map(({ path }) => path)).toEqual(["/"])
})

test.each([
  [undefined, { url: "/faq" }],
  ["2025-03-04", { url: "/faq", lastmod: "2025-03-04" }],
])("a page is listed with the date of its last change, if known: %s", (lastmod, entry) => {
  expect(sitemap.serialize({ path: "/faq", lastmod })).toEqual(entry)
})

test("dates of last changes come from articles, the lists that contain them, and legal pages", () => {
  const data = mkdtempSync(join(tmpdir(), "data-"))
  const write = (name: string, content: unknown) =>
    writeFileSync(join(data, name), JSON.stringify(content))
  write("categories.json", [{ slug: "business" }, { slug: "empty" }])
  write("tags.json", [{ slug: "brand" }])
  write("legal.json", [{ slug: "terms", updated: "2025-11-03" }])
  write("posts.json", [
    {
      slug: "old",
      category: "business",
      tags: ["brand"],
      date: "2024-01-01",
      modified: "2025-02-02",
    },
    { slug: "new", category: "business", tags: [], date: "2025-01-01" },
    { slug: "sample", category: "empty", tags: [], date: "2025-09-09", sample: true },
  ])
  try {
    expect(Object.fromEntries(lastChanges(data))).toEqual({
      "/blog": "2025-02-02",
      "/blog-grid": "2025-02-02",
      "/blog/old": "2025-02-02",
      "/blog/new": "2025-01-01",
      "/blog/category/business": "2025-02-02",
      "/blog/tag/brand": "2025-02-02",
      "/terms": "2025-11-03",
    })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
})
