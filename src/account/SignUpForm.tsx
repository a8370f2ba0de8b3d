import { useState } from "react"
import { type Registration, register } from "../api/product"
import { Link } from "../components/action/Link"
import type { FormConfig } from "../forms/config"
import { Form } from "../forms/Form"
import { email, fullName, newPassword } from "../forms/fields"
import * as rules from "../forms/rules"
import { messages } from "../messages"
import { Completion } from "./Completion"
import { signUpFailure } from "./failures"
import { withoutScript } from "./help"
import { RedirectNotice } from "./RedirectNotice"

type Entries = Registration & { terms: boolean }

const terms = (
  <>
    I accept the {/* A new tab keeps what has been entered here. */}
    <Link to="/terms" target="_blank">
      Terms &amp; Conditions <span className="visually-hidden">{messages.newTab}</span>
    </Link>
  </>
)

const config: FormConfig<Entries> = {
  name: "Create account",
  fields: {
    fullName,
    email,
    password: newPassword,
    terms: {
      label: terms,
      type: "checkbox",
      rule: rules.ticked("You must accept the Terms & Conditions."),
    },
  },
  submit: messages.signUpSubmit,
  busy: messages.signUpBusy,
  messages: { failed: signUpFailure },
}

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
      redirect={
        <RedirectNotice
          to="/verification-sent"
          state={{ email: registered }}
          label="Go on"
          seconds={3}
        />
      }
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
