/** @jest-environment node */
import { articleMeta } from "../../src/seo/article"

const article = { author: "Ama Serwaa", category: "Business" }
const cover = { src: "https://adwene.example/a.jpg", alt: "Cloth.", width: 1200, height: 800 }

test("a shared link shows the cover, the author and the category", () => {
  const tags = articleMeta(article, cover)
  expect(tags).toContainEqual({ property: "article:author", content: "Ama Serwaa" })
  expect(tags).toContainEqual({ property: "article:section", content: "Business" })
  expect(tags).toContainEqual({ property: "og:image", content: cover.src })
  expect(tags).toContainEqual({ property: "og:image:width", content: "1200" })
})

test("without a cover the page's general picture stays", () => {
  expect(articleMeta(article, null).some(({ property }) => property === "og:image")).toBe(false)
})
