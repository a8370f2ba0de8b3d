import comingSoon from "../../data/coming-soon.json"
import { expect, open, test } from "./support/test"

test("the launch page shows a countdown at zero, says that it sends nothing yet, and leads home", {
  tag: "@nightly",
}, async ({ page }) => {
  await open(page, "/coming-soon")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(comingSoon.after.title)
  await expect(page.getByRole("timer")).toHaveText(/^00 Days\s*00 Hours\s*00 Minutes\s*00 Seconds$/)
  const form = page.getByRole("form", { name: "Notify me" })
  await form.getByRole("button", { name: "Notify me" }).click()
  await expect(form.getByText("Email is required.")).toBeVisible()
  await expect(form.getByRole("textbox")).toBeFocused()
  await form.getByRole("textbox").fill("ama@example.org")
  await form.getByRole("button", { name: "Notify me" }).click()
  await expect(form.getByRole("status")).toContainText("sends nothing yet")
  await page.getByRole("link", { name: comingSoon.action.label }).click()
  await expect(page).toHaveURL("/")
})
