import type { ReactNode } from "react"
import * as css from "./Notice.module.css"

type NoticeProps = {
  /** "good" and "plain" are polite announcements, "bad" is an immediate one. */
  tone: "good" | "plain" | "bad"
  /** May be empty: screen readers only announce changes of a live region that already exists. */
  children: ReactNode
}

/** The outcome of a visitor's action, coloured and announced (docs/specification.md#states). */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div role={tone === "bad" ? "alert" : "status"}>
      {children && <div className={`${css.notice} ${css[tone]}`}>{children}</div>}
    </div>
  )
}
