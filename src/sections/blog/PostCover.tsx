import type { ReactNode } from "react"
import * as css from "./PostCover.module.css"

/**
 * The cover of an article on its card, which is the cover's parent: when the card is pointed at or holds the focus, the
 * picture gives way at its lower corner, and the cloth behind it shows at the hem.
 */
export function PostCover({ children }: { children: ReactNode }) {
  return <div className={css.cover}>{children}</div>
}
