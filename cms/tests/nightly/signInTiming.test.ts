import assert from "node:assert/strict"
import { test } from "node:test"
import { newPerson, startAccounts } from "../support/accounts.ts"
import { restoreRealHashes } from "../support/cheapHashes.ts"
import { median } from "../support/median.ts"

const { makeAccount, signIn } = await startAccounts()
restoreRealHashes()

/**
 * enumeration.test.ts counts the work of a response, whatever the machine; this measures what an
 * attacker could. Interleaved, so that other load on the machine slows both kinds alike.
 */
test("signing in takes as long for an unknown address as for a known one", async () => {
  const known = newPerson()
  await makeAccount(known.email)
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] }
  for (let round = 0; round < 25; round += 1) {
    for (const kind of ["known", "unknown"] as const) {
      const { email } = kind === "known" ? known : newPerson()
      const started = performance.now()
      const { status } = await signIn(email, "wrong-password", `192.0.2.${round}`)
      times[kind].push(performance.now() - started)
      assert.equal(status, 401)
    }
  }
  const ratio = median(times.known) / median(times.unknown)
  assert.ok(ratio > 0.7 && ratio < 1.4, `known takes ${ratio.toFixed(2)} times as long`)
})
