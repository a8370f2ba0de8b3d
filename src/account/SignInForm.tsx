import { useState } from "react"
import { type Credentials, signIn } from "../api/product"
import { saveSession } from "../api/session"
import { Form, type FormPlan } from "../forms/Form"
import { credentialsSchema } from "../forms/schemas"
import { messages } from "../messages"
import { bridgeAddress, leaveFor } from "./bridge"
import { isUnverified, signInFailure } from "./failures"
import { withoutScript } from "./help"
import { ResendVerification } from "./ResendVerification"

const plan = {
  name: "Sign in",
  fields: [
    { name: "email", label: "E-mail", autoComplete: "email", type: "email" },
    { name: "password", label: "Password", autoComplete: "current-password", type: "password" },
  ],
  schema: credentialsSchema,
  submit: messages.signInSubmit,
  busy: messages.signInBusy,
  says: { failed: signInFailure },
} satisfies Partial<FormPlan<Credentials>>

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
      <Form plan={{ ...plan, send }} email={email} withoutScript={withoutScript} headingLevel={2} />
      {unverified && <ResendVerification credentials={unverified} />}
    </>
  )
}
