import type { Page } from "@playwright/test"
import texts from "../../../data/blog.json"
import comments from "../../../data/comments.json"
import { listed, main } from "../support/blog"
import { expect, holdScripts, hydrated, open, test } from "../support/test"

const form = (page: Page) => main(page).getByRole("region", { name: texts.article.form.title })

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

test("the sample article has 175 likes and 23 comments, and counts a like once", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, "/single-blog")
  await expect(main(page).getByText("175 likes")).toBeVisible()
  await expect(main(page).getByRole("heading", { name: "23 comments" })).toBeVisible()
  await main(page)
    .getByText(/^\d+ more comments$/)
    .click()
  await expect(main(page).getByRole("link", { name: /^Reply to/ })).toHaveCount(comments.length)
  await main(page).getByRole("button", { name: "Like this article" }).click()
  await expect(main(page).getByText("176 likes", { exact: true })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(main(page).getByText("176 likes", { exact: true })).toBeVisible()
})

test("a reply link leads to the form, which names the comment's author", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, "/single-blog")
  const reply = main(page).getByRole("link", { name: /^Reply to/ })
  await reply.first().click()
  await expect(form(page).getByText(`You reply to ${comments[0]?.author}.`)).toBeFocused()
  await expect(form(page)).toBeInViewport()
  await page.goBack()
  await expect(form(page).getByText(texts.article.form.text)).toBeVisible()
})

test("a link to a comment opens the rest of the discussion, where it stands", async ({ page }) => {
  const last = comments.at(-1)
  await open(page, `/single-blog#reply-${last?.id}`)
  const comment = main(page).getByText(last?.comment ?? "")
  await expect(comment).toBeHidden()
  await form(page).getByRole("link", { name: "Back to that comment" }).click()
  await expect(comment).toBeInViewport()
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

test("the comment form validates its fields, and says that it sends nothing yet", {
  tag: "@nightly",
}, async ({ page }) => {
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
