import { type ContactMessage, sendContactMessage } from "../api/product"
import type { FieldConfigs, FormConfig } from "../forms/config"
import { Form } from "../forms/Form"
import { email, name } from "../forms/fields"
import * as rules from "../forms/rules"
import type { Send } from "../forms/useForm"
import { messages } from "../messages"
import { PlanScript } from "./PlanScript"
import { type PlanSubjects, usePlanSubject } from "./planSubject"

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

const pageConfig: FormConfig<ContactMessage> = {
  name: "Contact",
  fields,
  submit: messages.contactSubmit,
  messages: { sent: messages.contactSent, failed: messages.contactFailed },
  honeypot: true,
}

const footerConfig: FormConfig<ContactMessage> = {
  name: "Contact",
  fields: { ...fields, phone: { ...fields.phone, rule: rules.required("Phone is required.") } },
  submit: messages.footerContactSubmit,
  messages: { sent: messages.footerContactSent, failed: messages.footerContactFailed },
  honeypot: true,
}

const send: Send<ContactMessage> = async (message, signal, honeypot) => {
  await sendContactMessage(message, honeypot, signal)
  return "sent"
}

type ContactFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
}

type PageContactFormProps = ContactFormProps & {
  /** Subjects for visitors who have chosen a plan. */
  subjects: PlanSubjects
}

/** The contact form of /contact-us, with a chosen plan as its subject (docs/specification.md#contact-page). */
export function ContactForm({ email, subjects }: PageContactFormProps) {
  const subject = usePlanSubject(subjects)
  return (
    <>
      <Form config={pageConfig} send={send} email={email} initial={{ subject }} />
      <PlanScript subjects={subjects} />
    </>
  )
}

/** The contact form in layout F's footer, with some texts of its own (docs/specification.md#contact-page). */
export function FooterContactForm({ email }: ContactFormProps) {
  return <Form config={footerConfig} send={send} email={email} />
}
