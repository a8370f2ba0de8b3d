import assert from "node:assert/strict"
import { createHash, createHmac } from "node:crypto"
import { test } from "node:test"
import { startService } from "../support/service.ts"

const [present, previous, stolen] = ["n".repeat(32), "p".repeat(32), "s".repeat(32)]

const { call, payload } = await startService({
  PAYLOAD_SECRET: present,
  PREVIOUS_PAYLOAD_SECRETS: `${"o".repeat(32)}, ${previous}`,
})
const data = { email: "ama@client.example", password: "a-good-password-1" }
const { id } = await payload.create({ collection: "administrators", data })

/** Signs in as while `secret` was the key of the service. */
async function signInUnder(secret: string): Promise<string> {
  const own = payload.secret
  payload.secret = createHash("sha256").update(secret).digest("hex").slice(0, 32)
  const { token } = await payload.login({ collection: "administrators", data })
  payload.secret = own
  return token ?? ""
}

const headersOf = (token: string) => ({ Authorization: `JWT ${token}` })

async function mayRead(token: string): Promise<boolean> {
  const { status } = await call("GET", "/api/contacts", { headers: headersOf(token) })
  return status === 200
}

test("a session that was signed with a previous key goes on, one signed with any other does not", async () => {
  assert.equal(await mayRead(await signInUnder(present)), true)
  assert.equal(await mayRead(await signInUnder(previous)), true)
  assert.equal(await mayRead(await signInUnder(stolen)), false)
})

test("refreshing such a session signs it with the present key", async () => {
  const headers = headersOf(await signInUnder(previous))
  const { body, status } = await call("POST", "/api/administrators/refresh-token", { headers })
  assert.equal(status, 200)
  const { refreshedToken } = body as { refreshedToken: string }
  const [header, claims] = refreshedToken.split(".")
  const key = createHash("sha256").update(present).digest("hex").slice(0, 32)
  const signature = createHmac("sha256", key).update(`${header}.${claims}`).digest("base64url")
  assert.equal(refreshedToken.split(".")[2], signature)
  assert.equal(await mayRead(refreshedToken), true)
})

test("a sign-out ends a session of either key", async () => {
  for (const secret of [present, previous]) {
    const token = await signInUnder(secret)
    await call("POST", "/api/administrators/logout", { headers: headersOf(token) })
    assert.equal(await mayRead(token), false, secret)
  }
})

test("the sessions of an administrator who is deleted end at once", async () => {
  const tokens = [await signInUnder(present), await signInUnder(previous)]
  await payload.delete({ collection: "administrators", id })
  for (const token of tokens) assert.equal(await mayRead(token), false)
})
