import { Link } from "../components/action/Link"
import { siteConfig } from "../config"
import type { FormConfig, FormValues } from "../forms/config"
import type { Send } from "../forms/useForm"
import { messages } from "../messages"

/**
 * The forms that the product API need not know: comment, question, notice and newsletter. All log their data; where
 * GATSBY_EXTRA_FORMS is true they also send it, otherwise they say that they have sent nothing
 * (docs/specification.md#requests).
 */

/** What differs in their configs by whether they send. */
export function outcomesOf(sent: string): Pick<FormConfig, "honeypot" | "messages"> {
  return siteConfig.extraForms
    ? { honeypot: true, messages: { sent, failed: messages.entryFailed } }
    : { messages: { kept: <SampleAnswer /> } }
}

/**
 * Logs what was entered, and sends it if there is a service for it.
 * @param form name of the form
 */
export function logAndSend<Values extends FormValues>(
  form: string,
  send: (values: Values, signal: AbortSignal, honeypot: string) => Promise<void>,
): Send<Values> {
  return async (values, signal, honeypot) => {
    console.info(form, values)
    if (!siteConfig.extraForms) return "kept"
    await send(values, signal, honeypot)
    return "sent"
  }
}

/** The response of a form without a service: says that nothing was sent and links to the contact page. */
export function SampleAnswer() {
  return (
    <p>
      {messages.sample} <Link to="/contact-us">{messages.sampleInstead}</Link>
    </p>
  )
}
