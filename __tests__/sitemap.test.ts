/** @jest-environment node */
import { sitemap } from "../src/build/sitemap"

const page = (path: string, pageContext: object | null) => ({ path, pageContext })

test("the sitemap names the pages that search engines may show, and no other", () => {
  const nodes = [
    page("/", { indexed: true }),
    page("/blog/search", { indexed: false }),
    page("/404.html", { indexed: false }),
    page("/404/", {}),
    page("/dev-404-page", null),
  ]
  const kept = sitemap.resolvePages({ allSitePage: { nodes } })
  expect(kept.map(({ path }) => path)).toEqual(["/"])
})

test.each([
  ["/faq", { indexed: true }, { url: "/faq" }],
  [
    "/blog/on-type",
    { indexed: true, published: "2025-03-04" },
    { url: "/blog/on-type", lastmod: "2025-03-04" },
  ],
])("%s stands in it with the day of its publication, if it has one", (path, context, entry) => {
  expect(sitemap.serialize(page(path, context))).toEqual(entry)
})
