import { type FormEvent, useId, useRef } from "react"
import { Button } from "../components/action/Button"
import { Link } from "../components/action/Link"
import { Notice } from "../components/feedback/Notice"
import { Icon } from "../components/media/Icon"
import { siteConfig } from "../config"
import { HONEYPOT_NAME, Honeypot } from "../forms/Honeypot"
import { PrivacyNote } from "../forms/PrivacyNote"
import { usePreHydrationInput, valuesOf } from "../forms/usePreHydrationInput"
import { useSubmission } from "../forms/useSubmission"
import { messages } from "../messages"
import { SampleAnswer } from "./extraForms"
import * as css from "./SubscribeForm.module.css"

type SubscribeFormProps = {
  /** Label of the field. */
  label?: string
  /** Label of the button. */
  submit?: string
  /** "search" is large, with a mail icon in front. */
  look?: "line" | "search"
}

type Entry = { email: string; honeypot: string }

/** @throws Error with a text for the visitor */
async function send({ email, honeypot }: Entry, signal: AbortSignal) {
  if (!siteConfig.extraForms) return "kept" as const
  // Loaded on demand, because the form is in the footer of many pages.
  const { subscribe } = await import("./subscribe").catch((cause: unknown) => {
    throw new Error(messages.entryFailed, { cause })
  })
  await subscribe(email, honeypot, signal)
  return "sent" as const
}

/**
 * An e-mail field with a button, in footers and on the SEO page. It validates nothing. Without a service for it, it sends
 * nothing either, and says so (extraForms.tsx). Built without the form kit, because it is in the footer of many pages.
 */
export function SubscribeForm({
  label = "E-mail",
  submit = messages.subscribeSubmit,
  look = "line",
}: SubscribeFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [submission, submitOnce] = useSubmission(send)
  const { state } = submission
  // The control is uncontrolled, so it keeps early input by itself.
  const hydrated = usePreHydrationInput(form, () => {})

  async function answer(event: FormEvent) {
    event.preventDefault()
    if (!form.current) return
    const { email, [HONEYPOT_NAME]: honeypot } = valuesOf(form.current)
    const outcome = await submitOnce({ email: String(email), honeypot: String(honeypot ?? "") })
    if (outcome === "sent") form.current?.reset()
  }

  return (
    <div className={css.frame}>
      <p className={css.instead}>
        {messages.sampleUnavailable} <Link to="/contact-us">{messages.sampleInstead}</Link>
      </p>
      <form
        ref={form}
        className={`${css.form} ${css[look] ?? ""}`}
        action="#"
        method="post"
        noValidate={hydrated}
        onSubmit={answer}
        aria-label={submit}
      >
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        <div className={css.row}>
          {look === "search" && <Icon name="mail" />}
          <input id={id} className={css.control} type="email" name="email" autoComplete="email" />
          <Button type="submit">
            {siteConfig.extraForms && state === "sending" ? messages.busy : submit}
          </Button>
        </div>
        {siteConfig.extraForms && <Honeypot />}
        <PrivacyNote />
        <Notice tone={state === "sent" ? "good" : "plain"}>
          {state === "kept" ? <SampleAnswer /> : state === "sent" && messages.subscribeSent}
        </Notice>
        {submission.state === "failed" && (
          <Notice tone="bad">{(submission.error as Error).message}</Notice>
        )}
      </form>
    </div>
  )
}
