import type { ReactNode } from "react"
import * as css from "./PictureFrame.module.css"

type PictureFrameProps = {
  /** Width to height, for example "16 / 10". */
  ratio: string
  /** What is in it; nothing yet while its document is on the way. */
  children?: ReactNode
}

/** The room that a picture takes, there before the picture is. */
export function PictureFrame({ ratio, children }: PictureFrameProps) {
  return (
    <div className={css.frame} style={{ aspectRatio: ratio }}>
      {children}
    </div>
  )
}
