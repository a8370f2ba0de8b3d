import { type ContactMessage, sendContactMessage } from "../api/product"
import type { FieldConfigs, FormConfig } from "../forms/config"
import { Form } from "../forms/Form"
import { email, name } from "../forms/fields"
import * as rules from "../forms/rules"
import type { Send } from "../forms/useForm"
import { messages } from "../messages"

/** "page" is the form of /contact-us, "footer" that of layout F's footer, with other texts. */
type ContactVariant = "page" | "footer"

const fields: FieldConfigs<ContactMessage> = {
  name: { ...name, half: true },
  email: { ...email, half: true },
  phone: {
    label: "Phone number",
    type: "tel",
    autoComplete: "tel",
    half: true,
    rule: rules.required("Phone number is required."),
  },
  subject: {
    label: "Subject",
    autoComplete: "off",
    half: true,
    rule: rules.required("Subject is required."),
  },
  message: {
    label: "Message",
    autoComplete: "off",
    multiline: true,
    rule: rules.required("Message is required."),
  },
}

const configs: Record<ContactVariant, FormConfig<ContactMessage>> = {
  page: {
    name: "Contact",
    fields,
    submit: messages.contactSubmit,
    messages: { sent: messages.contactSent, failed: messages.contactFailed },
    honeypot: true,
  },
  footer: {
    name: "Contact",
    fields: { ...fields, phone: { ...fields.phone, rule: rules.required("Phone is required.") } },
    submit: messages.footerContactSubmit,
    messages: { sent: messages.footerContactSent, failed: messages.footerContactFailed },
    honeypot: true,
  },
}

const send: Send<ContactMessage> = async (message, signal, honeypot) => {
  await sendContactMessage(message, honeypot, signal)
  return "sent"
}

type ContactFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
  variant?: ContactVariant
}

/** The contact form (docs/specification.md#contact-page). */
export function ContactForm({ email, variant = "page" }: ContactFormProps) {
  return <Form config={configs[variant]} send={send} email={email} />
}
