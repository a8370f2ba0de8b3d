import { configureAxe, toHaveNoViolations } from "jest-axe"

expect.extend(toHaveNoViolations)

const axe = configureAxe({
  // Describing the elements that pass takes a fifth of the run.
  resultTypes: ["violations"],
  rules: {
    // A component rendered alone is in no landmark.
    region: { enabled: false },
    // jsdom has no layout, so nothing scrolls; the browser tests include this rule.
    "scrollable-region-focusable": { enabled: false },
  },
})

/** Expects no axe violations in the document, as far as axe can tell without layout. */
export async function expectNoViolations() {
  expect(await axe(document.body)).toHaveNoViolations()
}
