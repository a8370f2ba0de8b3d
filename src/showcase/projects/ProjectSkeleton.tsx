import { useEffect } from "react"
import type { ProjectPart } from "../contentLists"
import { PictureFrame } from "../pictures/PictureFrame"
import { SkeletonLines } from "../states/SkeletonLines"
import * as facts from "./Facts.module.css"
import * as details from "./ProjectDetails.module.css"
import * as css from "./ProjectParts.module.css"
import { loadBelowFirstView } from "./useBelowFirstView"

type ProjectSkeletonProps = {
  /** The parts that its page will show. */
  parts: readonly ProjectPart[]
}

/** Placeholder of a project while it loads: its first picture, facts and text. */
export function ProjectSkeleton({ parts }: ProjectSkeletonProps) {
  // While the document is fetched, too.
  useEffect(() => void loadBelowFirstView(), [])
  return (
    <div className={css.project}>
      {parts.includes("film") ? (
        <PictureFrame ratio="16 / 9" first className={details.film} />
      ) : (
        <PictureFrame ratio="16 / 10" first className={details.wide} />
      )}
      <div className={facts.columns}>
        <div className={facts.body}>
          <SkeletonLines size="title" widths={[72]} />
          <SkeletonLines widths={[96, 92, 98, 60]} />
          <SkeletonLines widths={[94, 97, 40]} />
        </div>
        <div className={facts.side}>
          <div className={facts.facts}>
            {[58, 44, 36].map((width) => (
              <div key={width}>
                <SkeletonLines size="small" widths={[24]} />
                <SkeletonLines widths={[width]} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
