import type { CSSProperties, ReactNode } from "react"
import * as css from "./PictureLayer.module.css"

type PictureLayerProps = {
  /** The picture's width to its height. */
  shape: number
  children: ReactNode
}

/**
 * Lies over a picture that fills its box and is cut off at two of its sides: a layer in the picture's own shape and place, of
 * whose height 1cqb is a hundredth. Styles that move the picture within its box move `[data-layer]` as well, and say with
 * `--cut-above` and `--cut-before`, from 0 to 1, how much of what is cut off is above it or before it.
 */
export function PictureLayer({ shape, children }: PictureLayerProps) {
  return (
    <div className={css.box} data-layer>
      <div className={css.layer} style={{ "--shape": shape } as CSSProperties}>
        {children}
      </div>
    </div>
  )
}
