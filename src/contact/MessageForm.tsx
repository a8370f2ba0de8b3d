import type { ReactNode } from "react"
import type { Schema } from "yup"
import { Button } from "../components/action/Button"
import { Notice } from "../components/feedback/Notice"
import { RuntimeFailure } from "../components/feedback/RuntimeFailure"
import { Field } from "../components/form/Field"
import { messages } from "../messages"
import * as css from "./MessageForm.module.css"
import { useForm } from "./useForm"
import type { Outcome } from "./useSubmission"

/** What tells one form from another: data, not code. */
export type FormPlan<Values> = {
  /** What the form is for, to those who hear the page. */
  name: string
  /** In the order in which they stand. */
  fields: readonly FieldPlan<Values>[]
  schema: Schema<Values>
  send: (values: Values, signal: AbortSignal) => Promise<Outcome>
  /** What its button says. */
  submit: string
  /** What it says when it is done. */
  says: { sent?: ReactNode; kept?: ReactNode; failed?: string }
}

type FieldPlan<Values> = {
  /** The API's own name of the field. */
  name: keyof Values & string
  label: string
  autoComplete: string
  type?: "email" | "tel"
  /** A text of several lines. */
  multiline?: boolean
  /** May it be left empty? */
  optional?: boolean
  /** Shares its line with the next or the last one, where there is room. */
  half?: boolean
}

type MessageFormProps<Values> = {
  plan: FormPlan<Values>
  /** Where to write to when no script runs. */
  email: string
  /** "line": its one field and its button side by side. */
  look?: "stack" | "line"
  /** Level of the heading over its failure to load, one below the heading above the form. */
  headingLevel?: 2 | 3
}

/** A form that sends a message (SPEC 4, 5, 8). What was entered stays until it has been sent. */
export function MessageForm<Values extends Record<string, string>>({
  plan: { name, fields, schema, send, submit, says },
  email,
  look = "stack",
  headingLevel = 3,
}: MessageFormProps<Values>) {
  const empty = Object.fromEntries(fields.map((field) => [field.name, ""])) as Values
  const { submission, form, field } = useForm({ empty, schema, send })
  const { state } = submission
  const sending = state === "sending"
  return (
    <div className={css.frame}>
      <noscript>
        <style>{".message-form{display:none!important}"}</style>
        <p>
          This form needs a script, and scripts are off in this browser. Write to{" "}
          <a href={`mailto:${email}`}>{email}</a> instead.
        </p>
      </noscript>
      <RuntimeFailure headingLevel={headingLevel}>
        This form could not be loaded. Try once more, or write to{" "}
        <a href={`mailto:${email}`}>{email}</a>.
      </RuntimeFailure>
      <form className={`message-form ${css.form} ${css[look]}`} aria-label={name} {...form}>
        {fields.map(({ half, ...rest }) => (
          <div key={rest.name} className={half ? css.half : undefined}>
            <Field {...rest} {...field(rest.name)} />
          </div>
        ))}
        <div className={css.action}>
          <Button type="submit" disabled={sending}>
            {sending ? messages.busy : submit}
          </Button>
        </div>
        <div className={css.result}>
          <Notice tone={state === "kept" ? "plain" : "good"}>
            {(state === "sent" || state === "kept") && says[state]}
          </Notice>
          {submission.state === "failed" && (
            <Notice tone="bad">
              {says.failed}
              {submission.retryAfter !== null &&
                ` You can try again in ${wait(submission.retryAfter)}.`}
            </Notice>
          )}
        </div>
      </form>
    </div>
  )
}

function wait(seconds: number): string {
  const [value, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"]
  return `${value} ${unit}${value === 1 ? "" : "s"}`
}
