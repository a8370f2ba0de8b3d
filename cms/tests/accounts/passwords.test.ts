import assert from "node:assert/strict"
import crypto from "node:crypto"
import { syncBuiltinESMExports } from "node:module"
import { test } from "node:test"
import { hashDummy, hashPassword, isPassword } from "../../src/accounts/passwords.ts"
import { restoreRealHashes } from "../support/cheapHashes.ts"
import { startService } from "../support/service.ts"

const { payload } = await startService()
restoreRealHashes()

const email = "kofi@client.example"
const password = "a-good-password-1"
const wrong = "a-good-password-2"

test("Payload accepts passwords that the service stores, and the service those that Payload stores", async () => {
  const stored = await hashPassword(password)
  await payload.db.create({
    collection: "users",
    data: { email, fullName: "Kofi Mensah", ...stored },
  })
  const { user } = await payload.login({ collection: "users", data: { email, password } })
  assert.equal(user?.email, email)
  const data = { email, password: wrong }
  await assert.rejects(payload.login({ collection: "users", data }), /incorrect/)
  await payload.update({ collection: "users", where: {}, data: { password: wrong } })
  const [changed] = (await payload.find({ collection: "users", where: {}, showHiddenFields: true }))
    .docs
  const { hash = "", salt = "" } = changed ?? {}
  assert.ok(hash && salt)
  assert.equal(await isPassword(wrong, { hash: String(hash), salt: String(salt) }), true)
  assert.equal(await isPassword(password, { hash: String(hash), salt: String(salt) }), false)
})

test("every hash takes 600,000 rounds, even without an account", async (t) => {
  const pbkdf2 = t.mock.method(crypto, "pbkdf2")
  syncBuiltinESMExports()
  await hashPassword(password)
  await isPassword(password, null)
  await hashDummy(password)
  assert.deepEqual(
    pbkdf2.mock.calls.map(({ arguments: [, , rounds, , digest] }) => [rounds, digest]),
    Array(3).fill([600_000, "sha256"]),
  )
})
