import { sendEntry } from "../api/product"
import type { FormConfig } from "../forms/config"
import { Form } from "../forms/Form"
import { email } from "../forms/fields"
import * as rules from "../forms/rules"
import { messages } from "../messages"
import { logAndSend, outcomesOf } from "./extraForms"

const config: FormConfig<{ email: string }> = {
  name: "Notify me",
  fields: { email: { ...email, rule: rules.browserEmail() } },
  submit: messages.notifySubmit,
  ...outcomesOf(messages.notifySent),
}

const send = logAndSend<{ email: string }>("Notify", (entries, signal, honeypot) =>
  sendEntry("subscriptions", { ...entries, list: "opening" }, honeypot, signal),
)

type NotifyFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
}

/** Signs up for news of the opening: one field and its button in a line, under the page's h1. */
export function NotifyForm({ email }: NotifyFormProps) {
  return <Form config={config} send={send} email={email} look="line" headingLevel={2} />
}
