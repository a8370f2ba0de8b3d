import { navigate } from "gatsby"
import { type CSSProperties, useRef } from "react"
import { Button, ButtonLink } from "../components/action/Button"
import { messages } from "../messages"
import * as css from "./RedirectNotice.module.css"
import { useDelayedAction } from "./useDelayedAction"

type RedirectNoticeProps = {
  /** Path of the next page. */
  to: string
  /** Router state passed to the next page. */
  state?: object
  label: string
  /** Delay before the redirect (docs/specification.md#constants). */
  seconds: number
}

/** Redirects after a countdown, with a link to go at once and a button to stay. */
export function RedirectNotice({ to, state, label, seconds }: RedirectNoticeProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [left, stop] = useDelayedAction(() => void navigate(to, state ? { state } : {}), seconds)

  function stay() {
    stop()
    // The button that had the focus disappears.
    frame.current?.focus()
  }

  return (
    <div ref={frame} className={css.redirect} tabIndex={-1}>
      <p className={css.words} role="timer">
        {left !== null && (
          <span className={css.numeral} aria-hidden="true">
            {left}
          </span>
        )}
        {left === null ? messages.stayed : `${messages.takenOn} ${inSeconds(left)}.`}
      </p>
      {left !== null && (
        <span
          className={css.thread}
          style={{ "--seconds": `${seconds}s` } as CSSProperties}
          aria-hidden="true"
        />
      )}
      <div className={css.actions}>
        <ButtonLink to={to} state={state}>
          {label}
        </ButtonLink>
        {left !== null && (
          <Button look="outline" onClick={stay}>
            {messages.stay}
          </Button>
        )}
      </div>
    </div>
  )
}

function inSeconds(count: number): string {
  return `${count} second${count === 1 ? "" : "s"}`
}
