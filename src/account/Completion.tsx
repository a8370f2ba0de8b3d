import { type ReactNode, useEffect, useRef } from "react"
import { classes } from "../components/classes"
import { Notice } from "../components/feedback/Notice"
import * as css from "./AccountPage.module.css"

type CompletionProps = {
  /** Success message; empty until the form is done. */
  said: ReactNode
  /** Replaces the form when done. */
  redirect: ReactNode
  /** The form. */
  children: ReactNode
}

/** Replaces a form with its success message, which is announced and takes over the form's focus. */
export function Completion({ said, redirect, children }: CompletionProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isDone = Boolean(said)
  useEffect(() => {
    if (isDone) frame.current?.focus()
  }, [isDone])
  return (
    <div ref={frame} tabIndex={-1} className={classes(css.stack, isDone && css.completed)}>
      <Notice tone="good">{said}</Notice>
      {isDone ? redirect : children}
    </div>
  )
}
