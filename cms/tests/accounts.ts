import type { SendEmailOptions } from "payload"
import { settled, startService } from "./service.ts"

export const password = "a-good-password-1"

type Person = { email: string; fullName: string; password: string }
type Body = Record<string, unknown>

let people = 0

/** Somebody whom nobody knows yet: mails to one address are limited, so each test brings its own. */
export function newPerson(): Person {
  people += 1
  return { email: `kofi${people}@client.example`, password, fullName: "Kofi Mensah" }
}

/** The service with its mails in a list, and what account tests do again and again. */
export async function startAccounts(variables: Record<string, string> = {}) {
  const service = await startService(variables)
  const { call, payload } = service
  const mails: SendEmailOptions[] = []
  payload.sendEmail = async (mail) => {
    mails.push(mail)
  }

  function post(name: string, body: unknown, from = "192.0.2.1") {
    return call("POST", `/api/product/auth/${name}`, {
      headers: { "Content-Type": "application/json", "x-client-address": from },
      body: typeof body === "string" ? body : JSON.stringify(body),
    })
  }

  function mailsTo(address: string): SendEmailOptions[] {
    return mails.filter(({ to }) => to === address)
  }

  /** The token of the newest link mailed to an address. */
  async function tokenMailedTo(address: string): Promise<string> {
    await settled()
    return /token=([\w-]+)/.exec(String(mailsTo(address).at(-1)?.text))?.[1] ?? ""
  }

  function verify(token: string) {
    return call("GET", `/api/product/auth/verify-email?token=${token}`)
  }

  const register = (person: Body | Person, from?: string) =>
    post("register", { data: person }, from)

  const signIn = (address: string, attempt: string, from?: string) =>
    post("login", { email: address, password: attempt }, from)

  /** Someone whose account is ready. */
  async function makeAccount(address: string, chosen = password): Promise<void> {
    await register({ email: address, password: chosen, fullName: "Kofi Mensah" })
    await verify(await tokenMailedTo(address))
  }

  /** The token of someone who signs in. */
  async function tokenOf(address: string, chosen = password): Promise<string> {
    const { body } = await signIn(address, chosen)
    return (body as { token: string }).token
  }

  /** Forgets everyone, for a test to begin with nothing. */
  async function forgetEveryone(): Promise<void> {
    await settled()
    for (const collection of ["registrations", "site-sessions", "users"] as const) {
      await payload.delete({ collection, where: {} })
    }
    mails.length = 0
  }

  return {
    ...service,
    forgetEveryone,
    mails,
    mailsTo,
    makeAccount,
    post,
    register,
    signIn,
    tokenMailedTo,
    tokenOf,
    verify,
  }
}
