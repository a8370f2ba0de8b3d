import type { ReactNode } from "react"
import { Day } from "./Day"
import * as css from "./PostMeta.module.css"

type PostMetaProps = {
  /** Category name, or a link to the category. */
  category: ReactNode
  /** YYYY-MM-DD. */
  date: string
}

/** Category and date of an article in a list. */
export function PostMeta({ category, date }: PostMetaProps) {
  return (
    <p className={css.meta}>
      {category} <Day day={date} />
    </p>
  )
}
