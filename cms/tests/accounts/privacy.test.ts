import assert from "node:assert/strict"
import { test } from "node:test"
import legal from "../../../data/legal.json" with { type: "json" }
import { trustedDays } from "../../src/limits/limits.ts"

test("the site's privacy page states how many days sign-in addresses are remembered", () => {
  const found = JSON.stringify(legal).match(/remembers for (\d+) days, as a hash/)
  assert.equal(Number(found?.[1]), trustedDays)
})
