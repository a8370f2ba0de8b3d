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

/** What tells one form from another: data, not code. */
export type FormPlan<Values> = {
  /** What the form is for, to those who hear the page. */
  name: string
  /** In the order in which they stand. */
  fields: readonly FieldPlan<Values>[]
  schema: Schema<Values>
  send: Send<Values>
  /** What its button says. */
  submit: string
  /** What its button says while it sends; "Sending..." when left out. */
  busy?: string
  /** What it says when it is done. */
  says: {
    [State in Exclude<Outcome, "leaving">]?: ReactNode
  } & {
    /** A text for every failure, or one for each. */
    failed?: string | ((error: unknown) => string)
  }
  /** Has it a field that only programs fill in? */
  hasTrap?: boolean
}

type FieldPlan<Values> = {
  /** The API's own name of the field. */
  name: keyof Values & string
  label: ReactNode
  /** What to know before it is filled in. */
  hint?: string
  /** A text of several lines. */
  multiline?: boolean
  /** May it be left empty? */
  optional?: boolean
  /** Shares its line with the next or the last one, where there is room. */
  half?: boolean
} & Filling

/** What a browser may fill in; HTML knows no autocomplete of a checkbox. */
type Filling =
  | { type?: "email" | "tel" | "password"; autoComplete: string }
  | { type: "checkbox"; autoComplete?: never }

type FormProps<Values> = {
  plan: FormPlan<Values>
  /** Where to write to when no script runs. */
  email: string
  /** What to do when no script runs, before that address. */
  withoutScript?: string
  /** "line": its one field and its button side by side. */
  look?: "stack" | "line"
  /** Level of the heading over its failure to load, one below the heading above the form. */
  headingLevel?: 2 | 3
}

/** A form (SPEC 4, 5, 8). What was entered stays until it has been sent. */
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
 * A field that people neither see nor reach, by whatever means; programs fill in all they find. It is out of sight and
 * not `hidden`, which some of them look for.
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
