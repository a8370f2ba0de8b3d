import type { SendEmailOptions } from "payload"
import { runPendingWork, startService } from "./service.ts"

export const password = "a-good-password-1"

type Person = { email: string; fullName: string; password: string }
type Body = Record<string, unknown>

let people = 0

/** A person with a new address, since mails to one address are rate-limited. */
export function newPerson(): Person {
  people += 1
  return { email: `kofi${people}@client.example`, password, fullName: "Kofi Mensah" }
}

/** The service with its mails collected in a list, and helpers for account tests. */
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
    await runPendingWork()
    return /token=([\w-]+)/.exec(String(mailsTo(address).at(-1)?.text))?.[1] ?? ""
  }

  function verify(token: string) {
    return call("GET", `/api/product/auth/verify-email?token=${token}`)
  }

  const register = (person: Body | Person, from?: string) =>
    post("register", { data: person }, from)

  const signIn = (address: string, attempt: string, from?: string) =>
    post("login", { email: address, password: attempt }, from)

  /** Creates a verified account. */
  async function makeAccount(address: string, chosen = password): Promise<void> {
    await register({ email: address, password: chosen, fullName: "Kofi Mensah" })
    await verify(await tokenMailedTo(address))
  }

  /** Signs in and returns the token. */
  async function tokenOf(address: string, chosen = password): Promise<string> {
    const { body } = await signIn(address, chosen)
    return (body as { token: string }).token
  }

  /** Deletes all sign-ups, sessions, accounts and mails. */
  async function forgetEveryone(): Promise<void> {
    await runPendingWork()
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
