import type { ReactNode } from "react"
import type { Schema } from "yup"
import { Button } from "../components/action/Button"
import { Notice } from "../components/feedback/Notice"
import { RuntimeFailure } from "../components/feedback/RuntimeFailure"
import { Checkbox } from "../components/form/Checkbox"
import { Field } from "../components/form/Field"
import { PasswordField } from "../components/form/PasswordField"
import { messages } from "../messages"
import * as css from "./Form.module.css"
import { withRetry } from "./failure"
import { type FormValues, type Send, TRAP, useForm } from "./useForm"
import type { Outcome } from "./useSubmission"

/** Everything that differs between forms, as data. */
export type FormPlan<Values> = {
  /** Accessible name of the form. */
  name: string
  /** In display order. */
  fields: readonly FieldPlan<Values>[]
  schema: Schema<Values>
  send: Send<Values>
  /** Label of the submit button. */
  submit: string
  /** Label of the submit button while sending; "Sending..." by default. */
  busy?: string
  /** The text for each outcome. */
  says: {
    [State in Exclude<Outcome, "leaving">]?: ReactNode
  } & {
    /** One text for every failure, or a function of the error. */
    failed?: string | ((error: unknown) => string)
  }
  /** Renders a honeypot field. */
  hasTrap?: boolean
}

type FieldPlan<Values> = {
  /** Field name in the API. */
  name: keyof Values & string
  label: ReactNode
  /** Help shown before the control. */
  hint?: string
  /** Renders a textarea. */
  multiline?: boolean
  /** May it be left empty? */
  optional?: boolean
  /** Shares a line with its neighbour if there is room. */
  half?: boolean
} & Filling

/** HTML has no autocomplete for checkboxes. */
type Filling =
  | { type?: "email" | "tel" | "password"; autoComplete: string }
  | { type: "checkbox"; autoComplete?: never }

type FormProps<Values> = {
  plan: FormPlan<Values>
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
  plan: { name, fields, schema, send, submit, busy: busyLabel = messages.busy, says, hasTrap },
  email,
  withoutScript = "Use this address instead:",
  look = "stack",
  headingLevel = 3,
}: FormProps<Values>) {
  const empty = Object.fromEntries(
    fields.map((field) => [field.name, field.type === "checkbox" ? false : ""]),
  ) as Values
  const { submission, busy, form, field } = useForm({ empty, schema, send })
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
        {fields.map(({ half, ...rest }) => (
          <div key={rest.name} className={half ? css.half : undefined}>
            <Control {...rest} {...field(rest.name)} />
          </div>
        ))}
        {hasTrap && <Trap />}
        <div className={css.action}>
          <Button type="submit" disabled={busy}>
            {busy ? busyLabel : submit}
          </Button>
        </div>
        <div className={css.result}>
          <Notice tone={state === "kept" ? "plain" : "good"}>
            {(state === "sent" || state === "done" || state === "kept") && says[state]}
          </Notice>
          {submission.state === "failed" && (
            <Notice tone="bad">{failureText(says.failed, submission.error)}</Notice>
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
  error: string | undefined
} & Filling

function Control({ type, ...rest }: ControlProps) {
  if (type === "checkbox") return <Checkbox {...rest} />
  if (type === "password") return <PasswordField {...rest} />
  return <Field type={type} {...rest} />
}

/**
 * The honeypot: a field that people can neither see nor reach, but bots fill in. Positioned off
 * screen rather than `hidden`, because some bots skip hidden fields.
 */
function Trap() {
  return (
    <div className={css.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input name={TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

function failureText(failed: FormPlan<never>["says"]["failed"], error: unknown): string {
  return withRetry(typeof failed === "function" ? failed(error) : (failed ?? ""), error)
}
