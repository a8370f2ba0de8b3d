import assert from "node:assert/strict"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { before, test } from "node:test"
import { isCommonPassword } from "../../src/accounts/commonPasswords.ts"
import { runPendingWork, startService } from "../support/service.ts"

const { call, dataDir, payload } = await startService()
const email = "editor@adwene.example"
const password = "a-good-password-1"
const file = path.join(dataDir, "first-run.json")
let id = 0
let headers: Record<string, string>

before(async () => {
  id = (await payload.create({ collection: "administrators", data: { email, password } })).id
  await writeFile(file, JSON.stringify({ email, password }))
  headers = await signIn(password)
})

async function signIn(attempt: string): Promise<Record<string, string>> {
  const data = { email, password: attempt }
  const { token } = await payload.login({ collection: "administrators", data })
  return { "Content-Type": "application/json", Authorization: `JWT ${token}` }
}

async function change(body: object, address = `/api/administrators/${id}`) {
  const answer = await call("PATCH", address, { headers, body: JSON.stringify(body) })
  const { errors } = answer.body as { errors?: { data: { errors: Wrong[] } }[] }
  return { ...answer, wrong: errors?.[0]?.data?.errors?.[0] }
}

type Wrong = { message: string; path: string }

for (const [what, body, expected] of [
  ["too short", { password: "short" }, "password"],
  ["as short as a site user's", { password: "eight888" }, "password"],
  ["too common", { password: "1Q2w3e4r5t6y" }, "password"],
  ["not a string", { password: 123456789012 }, "password"],
  ["without the current one", { password: "a-better-password" }, "currentPassword"],
  [
    "with a wrong current one",
    { password: "a-better-password", currentPassword: "a-guess" },
    "currentPassword",
  ],
] as const) {
  test(`an administrator's new password is refused: ${what}`, async () => {
    const { status, wrong } = await change({
      currentPassword: password,
      ...body,
      ...noPresent(what),
    })
    assert.equal(status, 400)
    assert.equal(wrong?.path, expected)
    assert.match(wrong?.message ?? "", /\.$/)
    await signIn(password)
  })
}

function noPresent(what: string) {
  return what.startsWith("without") ? { currentPassword: undefined } : {}
}

test("several passwords cannot be changed at once", async () => {
  const body = { password: "a-better-password", currentPassword: password }
  const { body: answer } = await change(body, "/api/administrators?where[id][exists]=true")
  assert.match(JSON.stringify(answer), /one by one/)
  await signIn(password)
})

test("a name can be changed without a password, and the current one is never stored or shown", async () => {
  const { body, status } = await change({ fullName: "Ama", password: "", currentPassword: "x" })
  assert.equal(status, 200)
  assert.doesNotMatch(JSON.stringify(body), /"currentPassword":"/)
})

test("a new administrator's password must follow the rules", async () => {
  for (const chosen of ["short", "qwerty123456"]) {
    const body = JSON.stringify({ email: "new@adwene.example", password: chosen })
    const { status } = await call("POST", "/api/administrators", { headers, body })
    assert.equal(status, 400)
  }
})

test("creating another administrator leaves first-run.json alone", async () => {
  const data = { email: "kofi@adwene.example", password: "his-own-password" }
  await payload.create({ collection: "administrators", data })
  await runPendingWork()
  assert.deepEqual(JSON.parse(await readFile(file, "utf8")), { email, password })
})

test("a reset follows the password rules and removes the password from first-run.json", async () => {
  const reset = async (chosen: string) => {
    const token = await payload.forgotPassword({
      collection: "administrators",
      data: { email },
      disableEmail: true,
    })
    const body = JSON.stringify({ token, password: chosen })
    const json = { "Content-Type": "application/json" }
    return call("POST", "/api/administrators/reset-password", { headers: json, body })
  }
  for (const chosen of ["short", "123456qwerty"]) assert.equal((await reset(chosen)).status, 400)
  const { headers: answered, status } = await reset("chosen-after-a-reset")
  assert.equal(status, 200)
  assert.match(answered.get("Set-Cookie") ?? "", /^payload-token=/)
  await runPendingWork()
  assert.deepEqual(JSON.parse(await readFile(file, "utf8")), { email })
})

test("a change with the current password removes the old one from first-run.json", async () => {
  const present = "chosen-after-a-reset"
  await writeFile(file, JSON.stringify({ email, password: present }))
  headers = await signIn(present)
  const { status } = await change({ password: "a-better-password", currentPassword: present })
  assert.equal(status, 200)
  await signIn("a-better-password")
  await runPendingWork()
  assert.deepEqual(JSON.parse(await readFile(file, "utf8")), { email })
})

for (const [candidate, expected] of [
  ["password", true],
  ["Qwerty123", true],
  ["zxcasdqwe123", true],
  [" 12345678 ", true],
  ["a woven secret", false],
  ["", false],
] as const) {
  test(`"${candidate}" is ${expected ? "" : "not "}among the most common passwords`, () => {
    assert.equal(isCommonPassword(candidate), expected)
  })
}
