import { type FormEvent, useId, useRef, useState } from "react"
import { Button } from "../components/action/Button"
import { Link } from "../components/action/Link"
import { Notice } from "../components/feedback/Notice"
import { Icon } from "../components/media/Icon"
import { PrivacyNote } from "../forms/PrivacyNote"
import { usePreHydrationInput } from "../forms/usePreHydrationInput"
import { messages } from "../messages"
import * as css from "./SubscribeForm.module.css"
import { SampleAnswer } from "./sample"

type SubscribeFormProps = {
  /** Label of the field. */
  label?: string
  /** Label of the button. */
  submit?: string
  /** "search" is large, with a mail icon in front. */
  look?: "line" | "search"
}

/**
 * An e-mail field with a button, in footers and on the SEO page. A sample: it validates and sends
 * nothing, and says so. Built without the form kit, because it is in the footer of many pages.
 */
export function SubscribeForm({
  label = "E-mail",
  submit = messages.subscribeSubmit,
  look = "line",
}: SubscribeFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(false)
  // The control is uncontrolled, so it keeps early input by itself.
  const hydrated = usePreHydrationInput(form, () => {})

  function answer(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
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
          <Button type="submit">{submit}</Button>
        </div>
        <PrivacyNote />
        <Notice tone="plain">{asked && <SampleAnswer />}</Notice>
      </form>
    </div>
  )
}
