/** @jest-environment node */
import { articleData, articleMeta, scriptText } from "../../src/seo/article"

const article = {
  url: "https://adwene.example/blog/cloth",
  title: "Why kente",
  excerpt: "A few words.",
  date: "2025-11-04",
  author: "Ama Serwaa",
  designation: "Writer",
  category: "Business",
  tags: ["Brand", "Studio"],
  words: 812,
}
const cover = { src: "https://adwene.example/a.jpg", alt: "Cloth.", width: 1200, height: 800 }
const publisher = { name: "Adwene", url: "https://adwene.example" }

test("search engines are told what the page shows", () => {
  expect(articleData(article, cover, publisher)).toEqual({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    mainEntityOfPage: "https://adwene.example/blog/cloth",
    headline: "Why kente",
    description: "A few words.",
    datePublished: "2025-11-04",
    inLanguage: "en-GB",
    articleSection: "Business",
    keywords: "Brand, Studio",
    wordCount: 812,
    image: "https://adwene.example/a.jpg",
    author: { "@type": "Person", name: "Ama Serwaa", jobTitle: "Writer" },
    publisher: { "@type": "Organization", name: "Adwene", url: "https://adwene.example/" },
  })
})

test("what is not known is not told", () => {
  const data = articleData({ ...article, designation: null }, null, publisher)
  expect(data).not.toHaveProperty("image")
  expect(data.author).toEqual({ "@type": "Person", name: "Ama Serwaa" })
})

test("a shared link shows the cover, and that it is an article", () => {
  const tags = articleMeta(article, cover)
  expect(tags).toContainEqual({ property: "og:type", content: "article" })
  expect(tags).toContainEqual({ property: "og:image", content: cover.src })
  expect(tags).toContainEqual({ property: "og:image:width", content: "1200" })
  expect(articleMeta(article, null).some(({ property }) => property === "og:image")).toBe(false)
})

test("no text can end the script that it stands in", () => {
  const text = scriptText({ headline: "</script><script>alert(1)</script>" })
  expect(text).not.toContain("<")
  expect(JSON.parse(text).headline).toBe("</script><script>alert(1)</script>")
})
