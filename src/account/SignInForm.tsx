import { useState } from "react"
import { type Credentials, signIn } from "../api/product"
import { saveSession } from "../api/session"
import type { FormConfig } from "../forms/config"
import { Form } from "../forms/Form"
import { email, password } from "../forms/fields"
import { messages } from "../messages"
import { bridgeAddress, leaveFor } from "./bridge"
import { isUnverified, signInFailure } from "./failures"
import { withoutScript } from "./help"
import { ResendVerification } from "./verification/ResendVerification"

const config: FormConfig<Credentials> = {
  name: "Sign in",
  fields: { email, password },
  submit: messages.signInSubmit,
  busy: messages.signInBusy,
  messages: { failed: signInFailure },
}

type SignInFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
}

/** Signs in and goes on to the dashboard (docs/specification.md#account-pages). */
export function SignInForm({ email }: SignInFormProps) {
  const [unverified, setUnverified] = useState<Credentials | null>(null)

  async function send(credentials: Credentials, signal: AbortSignal) {
    setUnverified(null)
    try {
      const session = await signIn(credentials, signal)
      saveSession(session)
      leaveFor(bridgeAddress(session))
      return "leaving" as const
    } catch (error) {
      if (isUnverified(error)) setUnverified(credentials)
      throw error
    }
  }

  return (
    <>
      <Form
        config={config}
        send={send}
        email={email}
        withoutScript={withoutScript}
        headingLevel={2}
      />
      {unverified && <ResendVerification credentials={unverified} />}
    </>
  )
}
