import type { Page } from "@playwright/test"
import texts from "../../data/blog.json"
import comments from "../../data/comments.json"
import posts from "../../data/posts.json"
import { frames, recordLargestPaint } from "./support/measure"
import { expect, holdScripts, hydrated, open, test } from "./support/test"

const main = (page: Page) => page.getByRole("main")
const pages = (page: Page) => main(page).getByRole("navigation", { name: "Pages" })
const titles = (page: Page) => main(page).getByRole("article").getByRole("heading", { level: 2 })

const listed = posts
  .filter((post) => !("sample" in post))
  .sort((a, b) => b.date.localeCompare(a.date))
const titlesOf = (some: { title: string }[]) => some.map(({ title }) => title)

test("the blog shows its three newest articles, and its further pages have addresses", async ({
  page,
}) => {
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

test("the grid shows six articles in two columns, and the rest on its second page", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, "/blog-grid")
  await expect(titles(page)).toHaveText(titlesOf(listed.slice(0, 6)))
  const boxes = await Promise.all(
    (await titles(page).all()).map((title) => title.evaluate((h) => h.getBoundingClientRect().x)),
  )
  expect(new Set(boxes.map(Math.round)).size).toBe(2)
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

test("a category and a tag lead to their articles", async ({ page }) => {
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

test("Previous and Next lead through the articles, from the newest to the oldest", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, `/blog/${listed[0]?.slug}`)
  const around = page.getByRole("navigation", { name: "Articles before and after" })
  await expect(around.getByRole("link")).toHaveCount(1)
  for (const { title, slug } of listed.slice(1, 3)) {
    await around.getByRole("link", { name: /^Previous/ }).click()
    await expect(page).toHaveURL(`/blog/${slug}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
  }
  await around.getByRole("link", { name: /^Next/ }).click()
  await expect(page).toHaveURL(`/blog/${listed[1]?.slug}`)
  await page.goto(`/blog/${listed.at(-1)?.slug}`)
  await expect(around.getByRole("link", { name: /^Previous/ })).toHaveCount(0)
})

const results = (page: Page) => main(page).getByRole("region", { name: "Results" })
// While the index loads, a loading status precedes this one.
const count = (page: Page) => results(page).getByRole("status").last()

test("a search from any blog page finds articles, and keeps its words in the box", async ({
  page,
}) => {
  await open(page, "/blog-grid")
  await page.getByRole("searchbox").fill("TYPEFÁCE twi")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/blog\/search\?q=/)
  await expect(count(page)).toContainText("for “TYPEFÁCE twi”")
  await expect(page.getByRole("searchbox")).toHaveValue("TYPEFÁCE twi")
  const first = results(page).getByRole("heading", { level: 2 }).first()
  const title = String(await first.textContent())
  await first.getByRole("link").click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
})

test("a search without matches says so and suggests where to go on", { tag: "@nightly" }, async ({
  page,
}) => {
  await open(page, `/blog/search?q=${encodeURIComponent("<img src=x onerror=alert(1)> zebra")}`)
  await expect(count(page)).toHaveText("Nothing found for “<img src=x onerror=alert(1)> zebra”")
  await expect(results(page).getByText(texts.search.nothing)).toBeVisible()
  await results(page).getByRole("link", { name: "Development" }).click()
  await expect(page).toHaveURL("/blog/category/development")
})

test("a search without words shows a hint, and an index that fails to load can be retried", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/blog-index|Failed to fetch|ERR_FAILED/)
  await open(page, "/blog/search?q=%20%20")
  await expect(results(page).getByText(texts.search.hint)).toBeVisible()
  await expect(count(page)).toBeEmpty()
  await page.route("**/blog-index.json", (route) => route.abort())
  await open(page, "/blog/search?q=kente")
  await expect(results(page).getByText(texts.search.failed)).toBeVisible()
  await page.unroute("**/blog-index.json")
  await results(page).getByRole("button", { name: "Try again" }).click()
  await expect(count(page)).toContainText("for “kente”")
})

test("the largest text of the search page is in its HTML, not among what its script adds", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await recordLargestPaint(page)
  await open(page, "/blog/search")
  await expect(results(page)).toContainText(texts.search.hint)
  // A larger text would be reported once it is painted.
  await frames(page, 4)
  expect(await page.evaluate(() => window.largestPaint?.textContent)).toBe(texts.search.text)
})

test("a search submitted before hydration is not lost", async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto("/blog")
  await page.getByRole("searchbox").fill("kente")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/blog/search?q=kente")
  release()
  await hydrated(page)
  await expect(count(page)).toContainText("for “kente”")
})

test("the sample article has 175 likes and 23 comments, and counts a like once", async ({
  page,
}) => {
  await open(page, "/single-blog")
  await expect(main(page).getByText("175 likes")).toBeVisible()
  await expect(main(page).getByRole("heading", { name: "23 comments" })).toBeVisible()
  await expect(main(page).getByRole("link", { name: /^Reply to/ })).toHaveCount(comments.length)
  await main(page).getByRole("button", { name: "Like this article" }).click()
  await expect(main(page).getByText("176 likes", { exact: true })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(main(page).getByText("176 likes", { exact: true })).toBeVisible()
})

const form = (page: Page) => main(page).getByRole("region", { name: texts.article.form.title })

test("a reply link leads to the form, which names the comment's author", async ({ page }) => {
  await open(page, "/single-blog")
  const reply = main(page).getByRole("link", { name: /^Reply to/ })
  await reply.first().click()
  await expect(form(page).getByText(`You reply to ${comments[0]?.author}.`)).toBeFocused()
  await expect(form(page)).toBeInViewport()
  await page.goBack()
  await expect(form(page).getByText(texts.article.form.text)).toBeVisible()
})

test("a reply link followed before hydration still takes effect", { tag: "@nightly" }, async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto("/single-blog")
  await main(page)
    .getByRole("link", { name: /^Reply to/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#reply-c\d+$/)
  release()
  await hydrated(page)
  await expect(form(page).getByText(`You reply to ${comments[0]?.author}.`)).toBeVisible()
})

test("the comment form validates its fields, and says that it sends nothing yet", async ({
  page,
}) => {
  await open(page, "/single-blog")
  const post = form(page).getByRole("button")
  await post.click()
  await expect(form(page).getByText("Name is required.")).toBeVisible()
  await expect(form(page).getByText("Email is required.")).toBeVisible()
  await form(page).locator("[name=name]").fill("Ama")
  await form(page).locator("[name=email]").fill("ama@example.org")
  await form(page).locator("[name=comment]").fill("Well said.")
  await post.click()
  await expect(form(page).getByRole("status")).toContainText(/sends nothing|not sent|sample/i)
  await expect(form(page).getByRole("status").getByRole("link")).toHaveAttribute(
    "href",
    "/contact-us",
  )
})

test("the feed's links lead to articles", { tag: "@nightly" }, async ({ page, services }) => {
  const feed = await (await fetch(`${services.directSiteUrl}/rss.xml`)).text()
  const [, path] = /<link>[^<]*(\/blog\/[^<]+)<\/link>/.exec(feed) ?? []
  await open(page, String(path))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(listed[0]?.title))
})
