import { type ReactNode, useEffect, useRef } from "react"
import { Notice } from "../components/feedback/Notice"
import * as css from "./AccountPage.module.css"

type CompletionProps = {
  /** What is said once the form has done its work; nothing until then. */
  said: ReactNode
  /** What takes the form's place then. */
  onward: ReactNode
  /** The form. */
  children: ReactNode
}

/** A form that gives way to what comes of it: that is announced, is in view and has the focus that the form had. */
export function Completion({ said, onward, children }: CompletionProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isDone = Boolean(said)
  useEffect(() => {
    if (isDone) frame.current?.focus()
  }, [isDone])
  return (
    <div ref={frame} tabIndex={-1} className={`${css.stack} ${isDone ? css.completed : ""}`}>
      <Notice tone="good">{said}</Notice>
      {isDone ? onward : children}
    </div>
  )
}
