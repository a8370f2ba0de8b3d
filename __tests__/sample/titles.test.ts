/** @jest-environment node */
import { routes } from "../../src/routes"

test.each([
  ["/about-us", "About Us"],
  ["/contact-us", "Contact us for a personal experience"],
  ["/sign-in", "Welcome back"],
  ["/sign-up", "Create Account"],
  ["/reset-password", "Reset Password"],
  ["/verification-sent", "Check your inbox"],
  ["/verify-email", "Email verification"],
  ["/404.html", "We can't find the page you are looking for"],
])("the title of %s is %j", (path, title) => {
  expect(routes.find((route) => route.path === path)?.title).toBe(title)
})
