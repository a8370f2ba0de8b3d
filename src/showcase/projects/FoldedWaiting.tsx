import { PictureFrame } from "../pictures/PictureFrame"
import { Lines } from "../waiting/Lines"
import * as css from "./FoldedProjects.module.css"
import * as waiting from "./FoldedWaiting.module.css"

/** Placeholder of the accordion: an open project with picture and text, then closed ones. */
export function FoldedWaiting() {
  return (
    <div className={waiting.rows}>
      <div className={waiting.row}>
        <Lines widths={[46]} />
        <div className={css.project}>
          <PictureFrame ratio="4 / 3" />
          <Lines widths={[96, 92, 98, 90, 60]} />
        </div>
      </div>
      {[38, 52, 34].map((width) => (
        <div key={width} className={waiting.row}>
          <Lines widths={[width]} />
        </div>
      ))}
    </div>
  )
}
