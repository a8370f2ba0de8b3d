import { siteConfig } from "../config"
import { request } from "./http"
import { readToken, type Session } from "./session"
import { objectOf } from "./values"

export type ContactMessage = {
  name: string
  email: string
  phone: string
  subject: string
  message: string
}

export type Credentials = { email: string; password: string }

export type Registration = Credentials & { fullName: string }

/** A successful sign-in response without token or user (docs/specification.md#requests). */
export class NoTokenError extends Error {
  override name = "NoTokenError"
}

/**
 * POST /contacts: sends a contact message. Any status from 200 to 299 is success, whatever the
 * body.
 * @throws ApiError like `request`
 * @param honeypot content of the honeypot field; sent only if not empty
 * @see docs/specification.md#requests
 */
export async function sendContactMessage(
  message: ContactMessage,
  honeypot: string,
  signal: AbortSignal,
): Promise<void> {
  const data = { ...message, statuses: "pending" }
  await post("/contacts", { data, ...(honeypot && { honeypot }) }, signal)
}

type ReaderComment = {
  name: string
  email: string
  comment: string
  /** Id of the comment that it answers. */
  replyTo?: string
}

export type Question = { name: string; email: string; question: string }

type Subscription = { email: string; list: "newsletter" | "opening" }

/** What each of the other forms sends, by its path. */
type Entries = { comments: ReaderComment; questions: Question; subscriptions: Subscription }

/**
 * POST /comments, /questions or /subscriptions, which only our own service has.
 * @throws ApiError like `request`
 * @param honeypot content of the honeypot field; sent only if not empty
 * @see docs/specification.md#requests
 */
export async function sendEntry<Form extends keyof Entries>(
  form: Form,
  data: Entries[Form],
  honeypot: string,
  signal: AbortSignal,
): Promise<void> {
  await post(`/${form}`, { data, ...(honeypot && { honeypot }) }, signal)
}

/**
 * POST /auth/register: creates an account. The response is the same whether or not one exists
 * already.
 * @throws ApiError like `request`
 * @see docs/specification.md#requests
 */
export async function register(registration: Registration, signal: AbortSignal): Promise<void> {
  await post("/auth/register", { data: registration }, signal)
}

/**
 * POST /auth/login: signs in.
 * @throws NoTokenError if the response has no token or no user
 * @throws ApiError like `request`
 * @see docs/specification.md#requests
 */
export async function signIn(credentials: Credentials, signal: AbortSignal): Promise<Session> {
  const { body } = await post("/auth/login", credentials, signal)
  const { token, user: given } = objectOf(body) ?? {}
  const user = objectOf(given)
  if (typeof token !== "string" || !token || !user) {
    throw new NoTokenError("POST /auth/login returned no token or no user")
  }
  return { token, user }
}

/**
 * Sends the verification e-mail again.
 * @throws ApiError like `request`
 */
export async function resendVerification(
  credentials: Credentials,
  signal: AbortSignal,
): Promise<void> {
  await post("/auth/resend-verification", { data: credentials }, signal)
}

/**
 * POST /auth/request-reset: sends an e-mail with a link to choose a new password.
 * @throws ApiError like `request`
 * @see docs/specification.md#requests
 */
export async function requestReset(data: { email: string }, signal: AbortSignal): Promise<void> {
  await post("/auth/request-reset", { data }, signal)
}

/**
 * POST /auth/reset-password: sets a new password.
 * @throws ApiError like `request`
 * @see docs/specification.md#requests
 */
export async function resetPassword(
  data: Credentials & { token: string },
  signal: AbortSignal,
): Promise<void> {
  await post("/auth/reset-password", { data }, signal)
}

/**
 * GET /auth/verify-email?token={token}: verifies an e-mail address.
 * @throws ApiError like `request`
 * @see docs/specification.md#requests
 */
export async function verifyEmail(token: string, signal: AbortSignal): Promise<void> {
  const path = `/auth/verify-email?token=${encodeURIComponent(token)}`
  await request(siteConfig.apiUrl + path, { headers: authorization(), signal })
}

function post(path: string, body: unknown, signal: AbortSignal) {
  return request(siteConfig.apiUrl + path, {
    method: "POST",
    headers: authorization(),
    body,
    signal,
  })
}

/**
 * The bearer token is sent with every request to the product API and never to the content service
 * (docs/specification.md#roles).
 */
function authorization(): Record<string, string> {
  const token = readToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}
