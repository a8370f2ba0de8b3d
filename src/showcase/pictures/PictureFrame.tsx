import type { ReactNode } from "react"
import { classes } from "../../components/classes"
import { holdLiftedPicture } from "../../components/media/liftedPicture"
import * as css from "./PictureFrame.module.css"

type PictureFrameProps = {
  /** Aspect ratio, for example "16 / 10". */
  ratio: string
  /** True for the page's first picture: shows the picture of the card that was followed until its own has loaded. */
  first?: boolean
  className?: string
  /** The picture; none while its document loads. */
  children?: ReactNode
}

/** Reserves a picture's space before it loads. */
export function PictureFrame({ ratio, first = false, className, children }: PictureFrameProps) {
  return (
    <div
      ref={first ? holdLiftedPicture : undefined}
      className={classes(css.frame, className)}
      style={{ aspectRatio: ratio }}
    >
      {children}
    </div>
  )
}
