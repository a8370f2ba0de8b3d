import { type ContactMessage, sendContactMessage } from "../api/product"
import { Form, type FormPlan } from "../forms/Form"
import { contactSchema, footerContactSchema } from "../forms/schemas"
import { messages } from "../messages"

/** The form of /contact-us, and the one at the end of pages of layout F (DESIGN "Contact texts"). */
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
  /** Where to write to when no script runs. */
  email: string
  variant?: ContactVariant
}

/** The contact form (SPEC 2.3, 4, 5, 8). */
export function ContactForm({ email, variant = "page" }: ContactFormProps) {
  return <Form plan={plans[variant]} email={email} />
}
