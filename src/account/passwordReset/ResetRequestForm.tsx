import { requestReset } from "../../api/product"
import type { FormConfig } from "../../forms/config"
import { Form } from "../../forms/Form"
import { email } from "../../forms/fields"
import type { Send } from "../../forms/useForm"
import { messages } from "../../messages"
import { resetFailure } from "../failures"
import { withoutScript } from "../help"

type ResetRequest = { email: string }

const config: FormConfig<ResetRequest> = {
  name: "Ask for a reset link",
  fields: { email },
  submit: messages.resetRequestSubmit,
  busy: messages.resetBusy,
  messages: { done: messages.resetRequested, failed: resetFailure },
}

const send: Send<ResetRequest> = async (values, signal) => {
  await requestReset(values, signal)
  return "done"
}

type ResetRequestFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
}

/** Requests a password reset link by e-mail (docs/specification.md#account-pages). */
export function ResetRequestForm({ email }: ResetRequestFormProps) {
  return (
    <Form
      config={config}
      send={send}
      email={email}
      withoutScript={withoutScript}
      headingLevel={2}
    />
  )
}
