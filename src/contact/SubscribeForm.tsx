import { type FormEvent, useId, useRef, useState } from "react"
import { Button } from "../components/action/Button"
import { Link } from "../components/action/Link"
import { Notice } from "../components/feedback/Notice"
import { Icon } from "../components/media/Icon"
import { useEarlyInput } from "../forms/useEarlyInput"
import { messages } from "../messages"
import * as css from "./SubscribeForm.module.css"
import { SampleAnswer } from "./sample"

type SubscribeFormProps = {
  /** What stands over the field. */
  label?: string
  /** What its button says. */
  submit?: string
  /** "search": as large as a page's one question, with a lens before it. */
  look?: "line" | "search"
}

/**
 * An e-mail field with a button, in footers and on the SEO page (SPEC 2.2). It checks nothing, sends nothing and says
 * so; it lies in the footers of many pages, so it is made without the kit of the other forms.
 */
export function SubscribeForm({
  label = "E-mail",
  submit = messages.subscribeSubmit,
  look = "line",
}: SubscribeFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(false)
  // The control keeps what was typed early by itself.
  const alive = useEarlyInput(form, () => {})

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
        noValidate={alive}
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
        <Notice tone="plain">{asked && <SampleAnswer />}</Notice>
      </form>
    </div>
  )
}
