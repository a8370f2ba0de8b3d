import { siteConfig } from "../config"
import { request } from "./http"

/** Where the bearer token lives (SPEC 6). */
const TOKEN_KEY = "authToken"

export type ContactMessage = {
  name: string
  email: string
  phone: string
  subject: string
  message: string
}

/**
 * Sends a contact message. Every answer from 200 to 299 is success, whatever its body.
 * @throws ApiError as `request` does
 * @see SPEC section 7, POST /contacts
 */
export async function sendContactMessage(
  message: ContactMessage,
  signal: AbortSignal,
): Promise<void> {
  await post("/contacts", { data: { ...message, statuses: "pending" } }, signal)
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
  let token: string | null = null
  try {
    token = localStorage.getItem(TOKEN_KEY)
  } catch {
    // Storage is forbidden: nobody can be signed in.
  }
  return token ? { authorization: `Bearer ${token}` } : {}
}
