import { navigate } from "gatsby"
import { type CSSProperties, useRef } from "react"
import { Button, ButtonLink } from "../components/action/Button"
import { messages } from "../messages"
import * as css from "./Onward.module.css"
import { useCountdownTo } from "./useCountdownTo"

type OnwardProps = {
  /** Path of the next page. */
  to: string
  /** What the next page is told beside its address. */
  state?: object
  label: string
  /** SPEC 9. */
  seconds: number
}

/** Takes the visitor on after a while, with a link that does so at once and a way to stay. */
export function Onward({ to, state, label, seconds }: OnwardProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [left, stop] = useCountdownTo(() => void navigate(to, state ? { state } : {}), seconds)

  function stay() {
    stop()
    // The focus was on what goes now.
    frame.current?.focus()
  }

  return (
    <div ref={frame} className={css.onward} tabIndex={-1}>
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
