import type { ReactNode } from "react"
import * as css from "./PictureFrame.module.css"

type PictureFrameProps = {
  /** Aspect ratio, for example "16 / 10". */
  ratio: string
  /** The picture; none while its document loads. */
  children?: ReactNode
}

/** Reserves a picture's space before it loads. */
export function PictureFrame({ ratio, children }: PictureFrameProps) {
  return (
    <div className={css.frame} style={{ aspectRatio: ratio }}>
      {children}
    </div>
  )
}
