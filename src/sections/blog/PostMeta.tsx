import type { ReactNode } from "react"
import { Day } from "./Day"
import * as css from "./PostMeta.module.css"

type PostMetaProps = {
  /** Its category, or the link to it. */
  category: ReactNode
  /** YYYY-MM-DD. */
  date: string
}

/** What an article in a list is about, and from when. */
export function PostMeta({ category, date }: PostMetaProps) {
  return (
    <p className={css.meta}>
      {category} <Day day={date} />
    </p>
  )
}
