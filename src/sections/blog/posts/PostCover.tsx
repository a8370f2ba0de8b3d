import type { ReactNode } from "react"
import * as css from "./PostCover.module.css"

/**
 * An article's cover, a direct child of its card. While the card is hovered or has focus, the picture gives way at one
 * corner and shows the weave behind it.
 */
export function PostCover({ children }: { children: ReactNode }) {
  return <div className={css.cover}>{children}</div>
}
