import type { ProjectPart } from "../pages"
import { PictureFrame } from "../pictures/PictureFrame"
import { Lines } from "../waiting/Lines"
import * as facts from "./Facts.module.css"
import * as css from "./ProjectDetails.module.css"

type ProjectWaitingProps = {
  /** The parts that its page will show. */
  parts: readonly ProjectPart[]
}

/** Placeholder of a project while it loads: its first picture, facts and text. */
export function ProjectWaiting({ parts }: ProjectWaitingProps) {
  return (
    <div className={css.project}>
      <PictureFrame ratio={parts.includes("film") ? "16 / 9" : "16 / 10"} />
      <div className={facts.columns}>
        <div className={facts.body}>
          <Lines size="title" widths={[72]} />
          <Lines widths={[96, 92, 98, 60]} />
          <Lines widths={[94, 97, 40]} />
        </div>
        <div className={facts.side}>
          <div className={facts.facts}>
            {[58, 44, 36].map((width) => (
              <div key={width}>
                <Lines size="small" widths={[24]} />
                <Lines widths={[width]} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
