import { configureAxe, toHaveNoViolations } from "jest-axe"

expect.extend(toHaveNoViolations)

const axe = configureAxe({
  rules: {
    // A part of a page stands in no landmark of its own.
    region: { enabled: false },
  },
})

/** What is on the page now can be used by everyone, as far as a program can tell without a screen. */
export async function expectNoViolations() {
  expect(await axe(document.body)).toHaveNoViolations()
}
