import { PictureFrame } from "../pictures/PictureFrame"
import { SkeletonLines } from "../states/SkeletonLines"
import * as css from "./ProjectAccordion.module.css"
import * as skeleton from "./ProjectAccordionSkeleton.module.css"

/** Placeholder of the accordion: an open project with picture and text, then closed ones. */
export function ProjectAccordionSkeleton() {
  return (
    <div className={skeleton.rows}>
      <div className={skeleton.row}>
        <SkeletonLines widths={[46]} />
        <div className={css.project}>
          <PictureFrame ratio="4 / 3" />
          <SkeletonLines widths={[96, 92, 98, 90, 60]} />
        </div>
      </div>
      {[38, 52, 34].map((width) => (
        <div key={width} className={skeleton.row}>
          <SkeletonLines widths={[width]} />
        </div>
      ))}
    </div>
  )
}
