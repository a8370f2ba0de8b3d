import { useState } from "react"
import { type Registration, register } from "../api/product"
import { Link } from "../components/action/Link"
import { Form, type FormPlan } from "../forms/Form"
import { registrationSchema } from "../forms/schemas"
import { messages } from "../messages"
import { Completion } from "./Completion"
import { signUpFailure } from "./failures"
import { withoutScript } from "./help"
import { Onward } from "./Onward"

type Entries = Registration & { terms: boolean }

const terms = (
  <>
    I accept the {/* A new tab keeps what has been entered here. */}
    <Link to="/terms" target="_blank">
      Terms &amp; Conditions <span className="visually-hidden">{messages.newTab}</span>
    </Link>
  </>
)

const plan = {
  name: "Create account",
  fields: [
    { name: "fullName", label: "Full name", autoComplete: "name" },
    { name: "email", label: "E-mail", autoComplete: "email", type: "email" },
    {
      name: "password",
      label: "Password",
      autoComplete: "new-password",
      type: "password",
      hint: "At least 8 characters.",
    },
    { name: "terms", label: terms, type: "checkbox" },
  ],
  schema: registrationSchema,
  submit: messages.signUpSubmit,
  busy: messages.signUpBusy,
  says: { failed: signUpFailure },
} satisfies Partial<FormPlan<Entries>>

type SignUpFormProps = {
  /** E-mail address offered when scripts are off. */
  email: string
}

/**
 * Registers an account, then goes on to /verification-sent with its e-mail address
 * (docs/specification.md#account-pages).
 */
export function SignUpForm({ email }: SignUpFormProps) {
  const [registered, setRegistered] = useState<string | null>(null)

  async function send({ terms: _, ...registration }: Entries, signal: AbortSignal) {
    await register(registration, signal)
    setRegistered(registration.email)
    return "done" as const
  }

  return (
    <Completion
      said={registered && messages.signedUp}
      onward={
        <Onward to="/verification-sent" state={{ email: registered }} label="Go on" seconds={3} />
      }
    >
      <Form plan={{ ...plan, send }} email={email} withoutScript={withoutScript} headingLevel={2} />
    </Completion>
  )
}
