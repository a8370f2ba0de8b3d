import { sendEntry } from "../api/product"
import { fieldErrors, withRetry } from "../forms/failure"
import { messages } from "../messages"

/**
 * Subscribes an address to the newsletter.
 * @throws Error with a text for the visitor; DOMException "AbortError" if the signal aborted it
 */
export async function subscribe(email: string, honeypot: string, signal: AbortSignal) {
  try {
    await sendEntry("subscriptions", { email, list: "newsletter" }, honeypot, signal)
  } catch (error) {
    if (signal.aborted) throw error
    const text = fieldErrors(error, ["email"]).email ?? messages.entryFailed
    throw new Error(withRetry(text, error), { cause: error })
  }
}
