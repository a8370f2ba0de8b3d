import { Paragraphs } from "../Paragraphs"
import { RemoteImage } from "../pictures/RemoteImage"
import * as css from "./About.module.css"
import type { Project } from "./project"

/** Main picture and description, side by side. */
export function About({ project: { mainImage, description } }: { project: Project }) {
  if (!mainImage && !description) return null
  return (
    <div className={css.about}>
      {mainImage && (
        <RemoteImage picture={mainImage} ratio="4 / 3" sizes="(min-width: 56.25em) 56vw, 100vw" />
      )}
      <div className={css.text}>
        <Paragraphs text={description} />
      </div>
    </div>
  )
}
