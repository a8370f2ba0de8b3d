import assert from "node:assert/strict"
import { startMailServer } from "../support/mailServer.ts"
import { signInAsAdministrator, startBuiltService } from "./instances.ts"

export const json = { "Content-Type": "application/json" }

/** A site user. */
export const person = {
  email: "kofi@client.example",
  password: "a woven secret",
  fullName: "Kofi Mensah",
}

/** Title of a draft and subject of a message: no visitor may read it. */
export const secret = "Nobody may read this"

type Asked = { headers?: Record<string, string | undefined>; body?: BodyInit }

/** The built service with a site user, a draft and a message in it. */
export async function startAttackedService() {
  const mailServer = await startMailServer()
  const service = await startBuiltService({
    SMTP_PORT: String(mailServer.port),
    // Lets a test send requests from several addresses.
    TRUSTED_PROXIES: "1",
  })
  const editor = await signInAsAdministrator(service, service.url)

  async function ask(method: string, address: string, { headers, body }: Asked = {}) {
    const sent = Object.entries(headers ?? {}).filter(([, value]) => value !== undefined)
    const init = { method, headers: sent, body, redirect: "manual", duplex: "half" } as RequestInit
    const response = await fetch(service.url + address, init)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  /** Stack traces logged since the last call: a caller's mistake must not cause any. */
  let read = 0
  function stacksLogged(): string[] {
    const added = service.log().slice(read)
    read = service.log().length
    return added.split("\n").filter((line) => /^\s+at /.test(line))
  }

  const message = {
    name: "Ama Owusu",
    email: "ama@client.example",
    phone: "+233 20 000 0000",
    subject: secret,
    message: "Hello.",
  }
  const headers = { ...json, ...editor }
  const made = await Promise.all([
    ask("POST", "/api/users", { headers, body: JSON.stringify(person) }),
    ask("POST", "/api/projects?draft=true", {
      headers,
      body: JSON.stringify({ title: secret, _status: "draft" }),
    }),
    ask("POST", "/product/contacts", { headers: json, body: JSON.stringify({ data: message }) }),
  ])
  assert.deepEqual(
    made.map(({ status }) => status),
    [201, 201, 201],
  )
  return { ask, editor, service, stacksLogged }
}
