import type { ReactNode } from "react"
import * as css from "./RuledRow.module.css"

/** A list item below a ruled line; the list's own styles set its columns. */
export function RuledRow({ children }: { children: ReactNode }) {
  return <li className={css.row}>{children}</li>
}
