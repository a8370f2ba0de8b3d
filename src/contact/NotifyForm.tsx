import { Form, type FormPlan } from "../forms/Form"
import { notifySchema } from "../forms/schemas"
import { messages } from "../messages"
import { logOnly, SampleAnswer } from "./sample"

const plan: FormPlan<{ email: string }> = {
  name: "Notify me",
  fields: [{ name: "email", label: "E-mail", autoComplete: "email", type: "email" }],
  schema: notifySchema,
  send: logOnly("Notify"),
  submit: messages.notifySubmit,
  says: { kept: <SampleAnswer /> },
}

type NotifyFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
}

/** Signs up for news of the opening: one field and its button in a line, under the page's h1. */
export function NotifyForm({ email }: NotifyFormProps) {
  return <Form plan={plan} email={email} look="line" headingLevel={2} />
}
