/** @jest-environment node */
import legal from "../../data/legal.json"
import privacyAnalytics from "../../data/privacy-analytics.json"

const privacy = legal.find(({ slug }) => slug === "privacy")
/** What it says only while nothing is counted. */
const denial = /no analytics|counts nothing/g

test("while page views are counted, the privacy page no longer denies it, and says how to object", () => {
  const replaced = new Set(privacyAnalytics.sections.map(({ id }) => id))
  const kept = privacy?.sections.filter(({ id }) => !replaced.has(id))
  expect(JSON.stringify(privacy).match(denial)).toHaveLength(2)
  expect(JSON.stringify([kept, privacyAnalytics])).not.toMatch(denial)
  expect(JSON.stringify(privacyAnalytics)).toContain("Global Privacy Control")
})
