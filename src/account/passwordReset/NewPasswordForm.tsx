import { useState } from "react"
import { type Credentials, resetPassword } from "../../api/product"
import type { FormConfig } from "../../forms/config"
import { Form } from "../../forms/Form"
import { email, newPassword } from "../../forms/fields"
import { messages } from "../../messages"
import { dropToken } from "../addressToken"
import { Completion } from "../Completion"
import { resetFailure } from "../failures"
import { withoutScript } from "../help"
import { RedirectNotice } from "../RedirectNotice"

const config: FormConfig<Credentials> = {
  name: "Choose a new password",
  fields: { email, password: { ...newPassword, label: "New password" } },
  submit: messages.resetSubmit,
  busy: messages.resetBusy,
  messages: { failed: resetFailure },
}

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
      redirect={<RedirectNotice to="/sign-in" label="Sign in" seconds={3} />}
    >
      <Form
        config={config}
        send={send}
        email={email}
        withoutScript={withoutScript}
        headingLevel={2}
      />
    </Completion>
  )
}
