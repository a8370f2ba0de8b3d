import type { ReactNode } from "react"
import * as css from "./Notice.module.css"

type NoticeProps = {
  /** "good" is read out when the reader pauses, "bad" at once. */
  tone: "good" | "bad"
  children: ReactNode
}

/** What came of what the visitor did: announced, and coloured (SPEC 4: green or red). */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={`${css.notice} ${css[tone]}`} role={tone === "bad" ? "alert" : "status"}>
      {children}
    </div>
  )
}
