import { type RunOptions, run } from "axe-core"

const options: RunOptions = {
  // Describing the elements that pass takes a fifth of the run.
  resultTypes: ["violations"],
  rules: {
    // A component rendered alone is in no landmark.
    region: { enabled: false },
    // jsdom has no layout, so nothing scrolls and no colour is known to be behind a text; the browser tests include both rules.
    "scrollable-region-focusable": { enabled: false },
    "color-contrast": { enabled: false },
  },
}

/** Expects no axe violations in the document, as far as axe can tell without layout. */
export async function expectNoViolations() {
  const { violations } = await run(document.body, options)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, html }) => `${id}: ${html}\n${failureSummary}`),
  )
  expect(found).toEqual([])
}
