import { useFormik } from "formik"
import { type FormEvent, useRef } from "react"
import { type ContactMessage, sendContactMessage } from "../api/product"
import { Button } from "../components/action/Button"
import { Notice } from "../components/feedback/Notice"
import { RuntimeFailure } from "../components/feedback/RuntimeFailure"
import { Field } from "../components/form/Field"
import { messages } from "../messages"
import * as css from "./ContactForm.module.css"
import { contactSchema } from "./schemas"
import { useEarlyInput } from "./useEarlyInput"
import { useSubmission } from "./useSubmission"

const empty: ContactMessage = { name: "", email: "", phone: "", subject: "", message: "" }

const fields = [
  { name: "name", label: "Your name", autoComplete: "name" },
  { name: "email", label: "E-mail", autoComplete: "email", type: "email" },
  { name: "phone", label: "Phone number", autoComplete: "tel", type: "tel" },
  { name: "subject", label: "Subject", autoComplete: "off" },
  { name: "message", label: "Message", autoComplete: "off", multiline: true },
] as const

type ContactFormProps = {
  /** Where to write to when no script runs. */
  email: string
}

/** The contact form (SPEC 2.3, 4, 5, 8). What was entered stays until it has been sent. */
export function ContactForm({ email }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [submission, submit] = useSubmission(sendContactMessage)
  const formik = useFormik<ContactMessage>({
    initialValues: empty,
    validationSchema: contactSchema,
    onSubmit: async (values, { resetForm }) => {
      if (await submit(contactSchema.cast(values))) resetForm()
    },
  })
  const alive = useEarlyInput(form, (typed) => formik.setValues({ ...empty, ...typed }, false))

  // Errors are found on submit (SPEC 5); from then on they go as they are mended.
  const asked = formik.submitCount > 0
  const sending = submission.state === "sending"

  async function checkAndSend(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const errors = await formik.validateForm()
    await formik.submitForm()
    const wrong = fields.find(({ name }) => errors[name])
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus()
  }

  return (
    <>
      <noscript>
        <style>{".contact-form{display:none!important}"}</style>
        <p>
          This form needs a script, and scripts are off in this browser. Write to{" "}
          <a href={`mailto:${email}`}>{email}</a> instead.
        </p>
      </noscript>
      <RuntimeFailure headingLevel={3}>
        This form could not be loaded. Try once more, or write to{" "}
        <a href={`mailto:${email}`}>{email}</a>.
      </RuntimeFailure>
      <form
        ref={form}
        className={`contact-form ${css.form}`}
        method="post"
        noValidate={alive}
        onSubmit={checkAndSend}
        aria-label="Contact"
      >
        {fields.map(({ name, ...field }) => (
          <div key={name} className={css[name]}>
            <Field
              name={name}
              {...field}
              value={formik.values[name]}
              onChange={formik.handleChange}
              error={asked ? formik.errors[name] : undefined}
            />
          </div>
        ))}
        <div className={css.action}>
          <Button type="submit" disabled={sending}>
            {sending ? messages.contactBusy : messages.contactSubmit}
          </Button>
        </div>
        <div className={css.result}>
          {submission.state === "sent" && <Notice tone="good">{messages.contactSent}</Notice>}
          {submission.state === "failed" && (
            <Notice tone="bad">
              {messages.contactFailed}
              {submission.retryAfter !== null &&
                ` You can try again in ${wait(submission.retryAfter)}.`}
            </Notice>
          )}
        </div>
      </form>
    </>
  )
}

function wait(seconds: number): string {
  const [value, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"]
  return `${value} ${unit}${value === 1 ? "" : "s"}`
}
