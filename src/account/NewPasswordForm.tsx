import { useState } from "react"
import { type Credentials, resetPassword } from "../api/product"
import { Form, type FormPlan } from "../forms/Form"
import { credentialsSchema } from "../forms/schemas"
import { messages } from "../messages"
import { dropToken } from "./addressToken"
import { Completion } from "./Completion"
import { resetFailure } from "./failures"
import { withoutScript } from "./help"
import { Onward } from "./Onward"

const plan = {
  name: "Choose a new password",
  fields: [
    { name: "email", label: "E-mail", autoComplete: "email", type: "email" },
    {
      name: "password",
      label: "New password",
      autoComplete: "new-password",
      type: "password",
      hint: "At least 8 characters.",
    },
  ],
  schema: credentialsSchema,
  submit: messages.resetSubmit,
  busy: messages.resetBusy,
  says: { failed: resetFailure },
} satisfies Partial<FormPlan<Credentials>>

type NewPasswordFormProps = {
  /** The token from the link in the e-mail. */
  token: string
  /** E-mail address offered when scripts are off. */
  email: string
}

/** Sets a new password, then goes on to /sign-in (docs/specification.md#account-pages). */
export function NewPasswordForm({ token, email }: NewPasswordFormProps) {
  const [isDone, setDone] = useState(false)

  async function send(credentials: Credentials, signal: AbortSignal) {
    await resetPassword({ ...credentials, token }, signal)
    dropToken()
    setDone(true)
    return "done" as const
  }

  return (
    <Completion
      said={isDone && messages.resetDone}
      onward={<Onward to="/sign-in" label="Sign in" seconds={3} />}
    >
      <Form plan={{ ...plan, send }} email={email} withoutScript={withoutScript} headingLevel={2} />
    </Completion>
  )
}
