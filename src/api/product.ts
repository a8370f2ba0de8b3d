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

/** A sign-in that was answered well, but without what it is for (SPEC 7). */
export class NoTokenError extends Error {
  override name = "NoTokenError"
}

/**
 * Sends a contact message. Every answer from 200 to 299 is success, whatever its body.
 * @throws ApiError as `request` does
 * @param trap what stands in the field that people neither see nor reach; it goes along only when there is something
 * @see SPEC section 7, POST /contacts
 */
export async function sendContactMessage(
  message: ContactMessage,
  trap: string,
  signal: AbortSignal,
): Promise<void> {
  const data = { ...message, statuses: "pending" }
  await post("/contacts", { data, ...(trap && { website: trap }) }, signal)
}

/**
 * Asks for an account. The answer is the same whether or not there is one already.
 * @throws ApiError as `request` does
 * @see SPEC section 7, POST /auth/register
 */
export async function register(registration: Registration, signal: AbortSignal): Promise<void> {
  await post("/auth/register", { data: registration }, signal)
}

/**
 * Signs in.
 * @throws NoTokenError when the answer holds no token or no user
 * @throws ApiError as `request` does
 * @see SPEC section 7, POST /auth/login
 */
export async function signIn(credentials: Credentials, signal: AbortSignal): Promise<Session> {
  const { body } = await post("/auth/login", credentials, signal)
  const { token, user: given } = objectOf(body) ?? {}
  const user = objectOf(given)
  if (typeof token !== "string" || !token || !user) {
    throw new NoTokenError("POST /auth/login was answered without a token and a user")
  }
  return { token, user }
}

/**
 * Asks for the verification mail once more.
 * @throws ApiError as `request` does
 */
export async function resendVerification(
  credentials: Credentials,
  signal: AbortSignal,
): Promise<void> {
  await post("/auth/resend-verification", { data: credentials }, signal)
}

/**
 * Asks for a mail with a link to choose a new password.
 * @throws ApiError as `request` does
 * @see SPEC section 7, POST /auth/request-reset
 */
export async function requestReset(data: { email: string }, signal: AbortSignal): Promise<void> {
  await post("/auth/request-reset", { data }, signal)
}

/**
 * Sets a new password.
 * @throws ApiError as `request` does
 * @see SPEC section 7, POST /auth/reset-password
 */
export async function resetPassword(
  data: Credentials & { token: string },
  signal: AbortSignal,
): Promise<void> {
  await post("/auth/reset-password", { data }, signal)
}

/**
 * Verifies an e-mail address.
 * @throws ApiError as `request` does
 * @see SPEC section 7, GET /auth/verify-email?token={token}
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

/** The token goes with every request to the product API (SPEC 6), and never to the content service. */
function authorization(): Record<string, string> {
  const token = readToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}
