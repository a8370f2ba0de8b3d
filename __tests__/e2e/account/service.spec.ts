import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import {
  alert,
  button,
  control,
  fillIn,
  requestReset,
  reset,
  signIn,
  signUp,
  status,
} from "../support/accounts"
import { requirePage } from "../support/pages"
import type { Mail } from "../support/service"
import { afterEffects, expect, open, test } from "../support/test"

requirePage("account/SignIn")

/** The mails to an address, oldest first, once the expected number has arrived. */
async function mailsTo(mailUrl: string, address: string, count: number): Promise<Mail[]> {
  let mails: Mail[] = []
  await expect
    .poll(async () => {
      const all: Mail[] = await (await fetch(`${mailUrl}/email`)).json()
      mails = all.filter(({ to }) => to.some((person) => person.address === address))
      return mails.length
    })
    .toBe(count)
  return mails
}

/** The path and query of the site's link in a mail. */
function linkIn(mail: Mail | undefined, siteUrl: string): string {
  const address = mail?.text.match(/https?:\/\/\S+/)?.[0] ?? ""
  expect(address.startsWith(siteUrl), address).toBe(true)
  return address.slice(siteUrl.length)
}

/** Lets the time before a redirect pass. */
async function passRedirectDelay(page: Page) {
  await afterEffects(page)
  await page.clock.fastForward(3000)
}

test("signs up, verifies, signs in, sees the dashboard, signs out, resets the password and signs in again", async ({
  page,
  services,
  consoleErrors,
}) => {
  // The whole life of an account, with mails and redirects after three seconds.
  test.slow()
  await page.clock.install()
  consoleErrors.expect(/40[0-9]/)
  const { mailUrl, siteUrl, contentUrl } = services
  const someone = {
    fullName: "Efua Real",
    email: `efua-${randomUUID()}@example.org`,
    password: "a woven secret",
  }
  const known = { email: someone.email, password: someone.password }

  await open(page, "/sign-up")
  await fillIn(page, someone)
  await control(page, "terms").check()
  await button(page, signUp.submit).click()
  await expect(status(page, "Registration successful!")).toBeVisible()
  await passRedirectDelay(page)
  await expect(page).toHaveURL("/verification-sent")
  await expect(page.getByText(someone.email)).toBeVisible()

  // An unverified account can't sign in, but can request the mail again.
  await open(page, "/sign-in")
  await fillIn(page, known)
  await button(page, signIn.submit).click()
  await button(page, "Send the verification e-mail again").click()
  await expect(status(page, "It is on its way.")).toBeVisible()
  const letters = await mailsTo(mailUrl, someone.email, 2)

  await page.goto(linkIn(letters.at(-1), siteUrl))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email Verified Successfully!")
  await passRedirectDelay(page)
  await expect(page).toHaveURL("/sign-in")
  await expect(button(page, signIn.submit)).toBeVisible()

  await fillIn(page, { ...known, password: "not the right one" })
  await button(page, signIn.submit).click()
  await expect(alert(page, "The e-mail address or the password is not right.")).toBeVisible()

  await fillIn(page, known)
  await button(page, signIn.submit).click()
  await expect(page).toHaveURL(`${contentUrl}/login-bridge`)
  await expect(page.getByText(someone.fullName)).toBeVisible()
  await expect(page.getByText(someone.email)).toBeVisible()
  await page.getByRole("button", { name: "Sign out" }).click()
  await expect(status(page, "You are signed out.")).toBeVisible()
  expect(
    await page.evaluate(() => [localStorage.getItem("authToken"), localStorage.getItem("user")]),
  ).toEqual([null, null])

  await page.getByRole("link", { name: "Forgot password?" }).click()
  await expect(button(page, requestReset.submit)).toBeVisible()
  await fillIn(page, { email: someone.email })
  await button(page, requestReset.submit).click()
  await expect(
    status(page, "Password reset instructions have been sent to your email."),
  ).toBeVisible()
  const [, , letter] = await mailsTo(mailUrl, someone.email, 3)
  const resetLink = linkIn(letter, siteUrl)
  // Only the token: a misdirected mail doesn't reveal whose account it is.
  expect(resetLink).toMatch(/^\/reset-password\?token=[^&]+$/)
  await page.goto(resetLink)
  await expect(button(page, reset.submit)).toBeVisible()
  const renewed = { email: someone.email, password: "another woven secret" }
  await fillIn(page, renewed)
  await button(page, reset.submit).click()
  await expect(status(page, "Your password has been reset successfully!")).toBeVisible()
  await passRedirectDelay(page)
  await expect(page).toHaveURL("/sign-in")
  await expect(button(page, signIn.submit)).toBeVisible()
  await fillIn(page, renewed)
  await button(page, signIn.submit).click()
  await expect(page).toHaveURL(`${contentUrl}/login-bridge`)
  await expect(page.getByText(someone.fullName)).toBeVisible()
})

test("a verification link with an unknown token fails", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/400/)
  await open(page, `/verify-email?token=${randomUUID()}`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verification Failed")
})
