import { type ContactMessage, sendContactMessage } from "../api/product"
import { Form, type FormPlan } from "../forms/Form"
import { contactSchema, footerContactSchema } from "../forms/schemas"
import { messages } from "../messages"

/** "page" is the form of /contact-us, "footer" that of layout F's footer, with other texts. */
type ContactVariant = "page" | "footer"

const shared = {
  name: "Contact",
  fields: [
    { name: "name", label: "Your name", autoComplete: "name", half: true },
    { name: "email", label: "E-mail", autoComplete: "email", type: "email", half: true },
    { name: "phone", label: "Phone number", autoComplete: "tel", type: "tel", half: true },
    { name: "subject", label: "Subject", autoComplete: "off", half: true },
    { name: "message", label: "Message", autoComplete: "off", multiline: true },
  ],
  send: async (message, signal, trap) => {
    await sendContactMessage(message, trap, signal)
    return "sent"
  },
  hasTrap: true,
} satisfies Partial<FormPlan<ContactMessage>>

const plans: Record<ContactVariant, FormPlan<ContactMessage>> = {
  page: {
    ...shared,
    schema: contactSchema,
    submit: messages.contactSubmit,
    says: { sent: messages.contactSent, failed: messages.contactFailed },
  },
  footer: {
    ...shared,
    schema: footerContactSchema,
    submit: messages.footerContactSubmit,
    says: { sent: messages.footerContactSent, failed: messages.footerContactFailed },
  },
}

type ContactFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
  variant?: ContactVariant
}

/** The contact form (docs/specification.md#contact-page). */
export function ContactForm({ email, variant = "page" }: ContactFormProps) {
  return <Form plan={plans[variant]} email={email} />
}
