import type { Page } from "@playwright/test"
import texts from "../../../data/blog.json"
import { listed, main, results } from "../support/blog"
import { expect, open, test } from "../support/test"

const pages = (page: Page) => main(page).getByRole("navigation", { name: "Pages" })
const titles = (page: Page) => main(page).getByRole("article").getByRole("heading", { level: 2 })
const titlesOf = (some: { title: string }[]) => some.map(({ title }) => title)

test("the blog shows its three newest articles, and its further pages have addresses", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, "/blog")
  await expect(titles(page)).toHaveText(titlesOf(listed.slice(0, 3)))
  await pages(page).getByRole("link", { name: "Page 2" }).click()
  await expect(page).toHaveURL("/blog/page/2")
  await expect(titles(page)).toHaveText(titlesOf(listed.slice(3, 6)))
  await expect(page).toHaveTitle(/page 2/)
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog\/page\/2$/)
  await pages(page).getByRole("link", { name: "Next page" }).click()
  await expect(titles(page)).toHaveText(titlesOf(listed.slice(6, 9)))
  await page.goBack()
  await expect(titles(page)).toHaveText(titlesOf(listed.slice(3, 6)))
  await page.goBack()
  await expect(page).toHaveURL("/blog")
  await expect(titles(page)).toHaveText(titlesOf(listed.slice(0, 3)))
})

test("the grid shows six articles, every third one as high as the two beside it, and the rest on its second page", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, "/blog-grid")
  await expect(titles(page)).toHaveText(titlesOf(listed.slice(0, 6)))
  const articles = await main(page)
    .getByRole("article")
    .evaluateAll((all) => all.map((article) => article.getBoundingClientRect()))
  for (const [high, upper, lower] of [
    [1, 0, 2],
    [3, 4, 5],
  ].map((indices) => indices.map((index) => articles[index]))) {
    expect(high?.top).toBe(upper?.top)
    expect(high?.bottom).toBe(lower?.bottom)
    expect(lower?.top).toBe(upper?.bottom)
  }
  await pages(page).getByRole("link", { name: "Page 2" }).click()
  await expect(titles(page)).toHaveText(titlesOf(listed.slice(6)))
})

test("lists, articles and pagination work without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: String(test.info().project.use.baseURL),
  })
  const page = await context.newPage()
  await page.goto("/blog")
  await pages(page).getByRole("link", { name: "Page 2" }).click()
  await titles(page).first().getByRole("link").click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(listed[3]?.title))
  await page.getByRole("searchbox").fill("kente")
  await page.getByRole("button", { name: "Search" }).click()
  await expect(page).toHaveURL("/blog/search?q=kente")
  // getByText skips text inside <noscript>.
  const words = results(page).locator("noscript p").first()
  await expect(words).toHaveText(texts.search.withoutScript)
  await expect(words).toBeVisible()
  await context.close()
})

test("a category and a tag lead to their articles", { tag: "@nightly" }, async ({ page }) => {
  await open(page, "/blog")
  const sidebar = page.getByRole("complementary", { name: "Blog" })
  await sidebar.getByRole("link", { name: /^Business \d/ }).click()
  await expect(page).toHaveURL("/blog/category/business")
  const business = listed.filter(({ category }) => category === "business")
  await expect(titles(page)).toHaveText(titlesOf(business.slice(0, 3)))
  await sidebar.getByRole("link", { name: "Studio" }).click()
  await expect(page).toHaveURL("/blog/tag/studio")
  const studio = listed.filter(({ tags }) => tags.includes("studio"))
  await expect(titles(page)).toHaveText(titlesOf(studio.slice(0, 3)))
  await pages(page).getByRole("link", { name: "Page 2" }).click()
  await expect(titles(page)).toHaveText(titlesOf(studio.slice(3, 6)))
})

test("the feed's links lead to articles", { tag: "@nightly" }, async ({ page, services }) => {
  const feed = await (await fetch(`${services.directSiteUrl}/rss.xml`)).text()
  const [, path] = /<link>[^<]*(\/blog\/[^<]+)<\/link>/.exec(feed) ?? []
  await open(page, String(path))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(listed[0]?.title))
})
