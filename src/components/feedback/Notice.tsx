import type { ReactNode } from "react"
import * as css from "./Notice.module.css"

type NoticeProps = {
  /** "good" and "plain" are read out when the reader pauses, "bad" at once. */
  tone: "good" | "plain" | "bad"
  /** Nothing keeps the place: a reader hears reliably only what is put into a place that stood there before. */
  children: ReactNode
}

/** What came of what the visitor did: announced, and coloured (SPEC 4: green or red). */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div role={tone === "bad" ? "alert" : "status"}>
      {children && <div className={`${css.notice} ${css[tone]}`}>{children}</div>}
    </div>
  )
}
