import type { CasePart, ProjectPart } from "../contentLists"
import { NumberedSteps } from "../NumberedSteps"
import { Film } from "../pictures/Film"
import { Gallery } from "../pictures/Gallery"
import { RemoteImage } from "../pictures/RemoteImage"
import { Facts } from "./Facts"
import * as css from "./ProjectDetails.module.css"
import { ProjectParts, type RenderPart } from "./ProjectParts"
import type { Project } from "./project"
import { SecondPicture } from "./SecondPicture"

type ProjectDetailsProps = {
  project: Project
  /** The parts to show, in this order. */
  parts: readonly ProjectPart[]
}

const render: Record<Exclude<ProjectPart, CasePart | "about">, RenderPart> = {
  picture: ({ mainImage }) =>
    mainImage && (
      <RemoteImage
        picture={mainImage}
        first
        className={css.wide}
        ratio="16 / 10"
        // An eighth less than shown on phones: there, the next larger file takes a second round trip.
        sizes="(min-width: 125em) 90rem, (min-width: 40em) 100vw, 88vw"
      />
    ),
  film: ({ id, title, videoUrl, mainImage }) => (
    <div className={css.film}>
      <Film key={id} url={videoUrl} title={title} still={mainImage} />
    </div>
  ),
  facts: (project) => <Facts project={project} />,
  second: (project) => <SecondPicture project={project} />,
  more: ({ id, title, secondaryImages }) => (
    <Gallery key={id} label={`Pictures of ${title}`} pictures={secondaryImages} />
  ),
  steps: ({ steps }) => <NumberedSteps headingLevel={3} steps={steps} />,
  gallery: ({ id, title, gallery }) => (
    <Gallery key={id} label={`Gallery of ${title}`} pictures={gallery} />
  ),
}

/** A project, composed of the parts listed for its page. */
export function ProjectDetails({ project, parts }: ProjectDetailsProps) {
  return <ProjectParts project={project} parts={parts} render={render} />
}
