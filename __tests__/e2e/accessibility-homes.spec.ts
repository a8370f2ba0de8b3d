import type { Page } from "@playwright/test"
import five from "../../data/home-five.json"
import four from "../../data/home-four.json"
import seven from "../../data/home-seven.json"
import two from "../../data/home-two.json"
import { nearSlider, region } from "./support/homes"
import { expectAccessible, expectAccessibleHere, test } from "./support/looks"
import { pathOf } from "./support/pages"
import { expect, open } from "./support/test"

/** States of sections that a single home page has. Their layouts have a single colour scheme. */

test.slow()

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: "reduce" })
})

/** Opens an item of an accordion. */
async function unfold(page: Page, band: string, title = "") {
  await region(page, band).locator("summary").filter({ hasText: title }).click()
  await expect(region(page, band).locator("[open] summary")).toContainText(title)
}

test("the agency home page has no axe violations with a tile focused and each of its steps open", {
  tag: "@nightly",
}, async ({ page, everyLook }) => {
  await open(page, pathOf("homes/HomeTwo"))
  await nearSlider(region(page, two.projects.title))
  await region(page, two.services.title).getByRole("link").first().focus()
  const [, second, third] = two.steps.items
  await unfold(page, two.steps.title, second?.title)
  await region(page, two.services.title).getByRole("link").first().focus()
  await expectAccessibleHere(page, everyLook, { name: "second step", hasDark: false })
  await unfold(page, two.steps.title, third?.title)
  await expectAccessible(page, everyLook, { name: "third step", hasDark: false })
})

test("the marketing home page has no axe violations with a project focused", {
  tag: "@nightly",
}, async ({ page, everyLook }) => {
  await open(page, pathOf("homes/HomeSeven"))
  await nearSlider(region(page, seven.testimonials.title))
  await region(page, seven.projects.title).getByRole("link").first().focus()
  await expectAccessible(page, everyLook, { name: "an entry in focus", hasDark: false })
})

test("the studio home page has no axe violations with its sliders mounted and its marquees paused", {
  tag: "@nightly",
}, async ({ page, everyLook }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await open(page, pathOf("homes/HomeFour"))
  await page.getByRole("checkbox", { name: /^Pause/ }).check({ force: true })
  await nearSlider(region(page, four.services.title))
  await nearSlider(region(page, four.testimonials.title))
  await region(page, four.posts.title).getByRole("link").last().focus()
  await expectAccessible(page, everyLook, { name: "paused", hasDark: false })
})

test("the SEO home page has no axe violations with its forms submitted and an item of each accordion open", {
  tag: "@nightly",
}, async ({ page, everyLook }) => {
  await open(page, pathOf("homes/HomeFive"))
  const field = page.getByRole("form", { name: five.hero.field.submit })
  await field.getByRole("button").click()
  await expect(field.getByRole("status")).toContainText("sends nothing")
  const form = region(page, five.contact.title).getByRole("form")
  await form.getByRole("button").click()
  await expect(form.getByText("Full Name is required.")).toBeVisible()
  for (const { title, items } of [five.steps, five.questions]) {
    await unfold(page, title, items[1]?.title)
  }
  await expectAccessible(page, everyLook, { name: "answered and unfolded", hasDark: false })
})
