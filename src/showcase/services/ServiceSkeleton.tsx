import { PictureFrame } from "../pictures/PictureFrame"
import { SkeletonLines } from "../states/SkeletonLines"
import * as css from "./ServiceDetails.module.css"

/** Placeholder of a service while it loads: its title, its texts and its large picture. */
export function ServiceSkeleton() {
  return (
    <div className={css.service}>
      <div className={css.columns}>
        <div className={css.skeletonText}>
          <SkeletonLines size="title" widths={[80]} />
          <SkeletonLines widths={[96, 92, 98, 60]} />
          <SkeletonLines widths={[94, 97, 90, 40]} />
        </div>
        <div className={css.hero}>
          <PictureFrame ratio="16 / 10" />
        </div>
      </div>
    </div>
  )
}
