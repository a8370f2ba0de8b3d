import type { ReactNode } from "react"
import { Button } from "../components/action/Button"
import { Notice } from "../components/feedback/Notice"
import { RuntimeFailure } from "../components/feedback/RuntimeFailure"
import { Checkbox } from "../components/form/Checkbox"
import { Field } from "../components/form/Field"
import { PasswordField } from "../components/form/PasswordField"
import { messages } from "../messages"
import { configsOf, type Filling, type FormConfig, type FormValues, isOptional } from "./config"
import * as css from "./Form.module.css"
import { withRetry } from "./failure"
import { Honeypot } from "./Honeypot"
import { PrivacyNote } from "./PrivacyNote"
import { type Send, useForm } from "./useForm"

type FormProps<Values> = {
  config: FormConfig<Values>
  send: Send<NoInfer<Values>>
  /** Values that the fields start with; empty by default. Ignored by a form that hydrates, which adopts what its fields hold. */
  initial?: Partial<NoInfer<Values>>
  /** E-mail address offered when scripts are off. */
  email: string
  /** Text before that address. */
  withoutScript?: string
  /** "line" sets a single field and its button side by side. */
  look?: "stack" | "line"
  /** Level of the heading of the load error, one below the heading above the form. */
  headingLevel?: 2 | 3
}

/**
 * A form (docs/specification.md#validation, docs/specification.md#states). Input is kept until it
 * has been sent.
 */
export function Form<Values extends FormValues>({
  config: { name, fields, submit, busy: busyLabel = messages.busy, messages: outcomes, honeypot },
  send,
  initial,
  email,
  withoutScript = "Use this address instead:",
  look = "stack",
  headingLevel = 3,
}: FormProps<Values>) {
  const { submission, busy, form, field } = useForm({ fields, send, initial })
  const { state } = submission
  return (
    <div className={css.frame}>
      <noscript>
        <p className={css.instead}>
          This form needs a script, and scripts are off in this browser. {withoutScript}{" "}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </noscript>
      <RuntimeFailure
        headingLevel={headingLevel}
        text="This form could not be loaded. Try once more, or write to"
        link={{ to: `mailto:${email}`, label: email }}
      />
      <form className={`${css.form} ${css[look]}`} aria-label={name} {...form}>
        {configsOf(fields).map(([fieldName, { half, rule, ...control }]) => (
          <div key={fieldName} className={half ? css.half : undefined}>
            <Control {...control} {...field(fieldName)} optional={isOptional(rule)} />
          </div>
        ))}
        {honeypot && <Honeypot />}
        <div className={css.action}>
          <Button type="submit" disabled={busy}>
            {busy ? busyLabel : submit}
          </Button>
        </div>
        <PrivacyNote />
        <div className={css.result}>
          <Notice tone={state === "kept" ? "plain" : "good"}>
            {(state === "sent" || state === "done" || state === "kept") && outcomes[state]}
          </Notice>
          {submission.state === "failed" && (
            <Notice tone="bad">{failureText(outcomes.failed, submission.error)}</Notice>
          )}
        </div>
      </form>
    </div>
  )
}

type ControlProps = {
  name: string
  label: ReactNode
  hint?: string
  multiline?: boolean
  optional: boolean
  error: string | undefined
} & Filling

function Control({ type, optional, ...rest }: ControlProps) {
  if (type === "checkbox") return <Checkbox {...rest} />
  if (type === "password") return <PasswordField {...rest} optional={optional} />
  return <Field type={type} {...rest} optional={optional} />
}

function failureText(failed: FormConfig["messages"]["failed"], error: unknown): string {
  return withRetry(typeof failed === "function" ? failed(error) : (failed ?? ""), error)
}
