import { requestReset } from "../api/product"
import { Form, type FormPlan } from "../forms/Form"
import { resetRequestSchema } from "../forms/schemas"
import { messages } from "../messages"
import { resetFailure } from "./failures"
import { withoutScript } from "./help"

const plan: FormPlan<{ email: string }> = {
  name: "Ask for a reset link",
  fields: [{ name: "email", label: "E-mail", autoComplete: "email", type: "email" }],
  schema: resetRequestSchema,
  send: async (values, signal) => {
    await requestReset(values, signal)
    return "done"
  },
  submit: messages.resetRequestSubmit,
  busy: messages.resetBusy,
  says: { done: messages.resetRequested, failed: resetFailure },
}

type ResetRequestFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
}

/** Requests a password reset link by e-mail (docs/specification.md#account-pages). */
export function ResetRequestForm({ email }: ResetRequestFormProps) {
  return <Form plan={plan} email={email} withoutScript={withoutScript} headingLevel={2} />
}
