import { useEffect } from "react"
import { PictureFrame } from "../pictures/PictureFrame"
import { SkeletonLines } from "../states/SkeletonLines"
import * as about from "./About.module.css"
import * as accordion from "./ProjectAccordion.module.css"
import * as skeleton from "./ProjectAccordionSkeleton.module.css"
import { loadBelowFirstView } from "./useBelowFirstView"

/** Placeholder of the accordion: an open project with picture and text, then closed ones. */
export function ProjectAccordionSkeleton() {
  // While the document is fetched, too.
  useEffect(() => void loadBelowFirstView(), [])
  return (
    <>
      <div className={skeleton.index}>
        <SkeletonLines widths={[60]} />
      </div>
      <div className={accordion.rows}>
        <div className={skeleton.row}>
          <SkeletonLines widths={[46]} />
          <div className={about.about}>
            <PictureFrame ratio="4 / 3" />
            <SkeletonLines widths={[96, 92, 98, 90, 60]} />
          </div>
        </div>
        {[38, 52, 34].map((width) => (
          <div key={width} className={skeleton.row}>
            <div className={accordion.thumbnail}>
              <PictureFrame ratio="16 / 10" />
            </div>
            <SkeletonLines widths={[width]} />
          </div>
        ))}
      </div>
    </>
  )
}
