import { configureAxe, toHaveNoViolations } from "jest-axe"

expect.extend(toHaveNoViolations)

const axe = configureAxe({
  // Where all is well is not told of: to describe those elements took a fifth of the time.
  resultTypes: ["violations"],
  rules: {
    // A part of a page stands in no landmark of its own.
    region: { enabled: false },
    // jsdom lays nothing out, so nothing scrolls; the browser's run has this rule.
    "scrollable-region-focusable": { enabled: false },
  },
})

/** What is on the page now can be used by everyone, as far as a program can tell without a screen. */
export async function expectNoViolations() {
  expect(await axe(document.body)).toHaveNoViolations()
}
