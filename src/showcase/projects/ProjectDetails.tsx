import type { ReactNode } from "react"
import type { CasePart, ProjectPart } from "../contentLists"
import { NumberedSteps } from "../NumberedSteps"
import { Film } from "../pictures/Film"
import { Gallery } from "../pictures/Gallery"
import { RemoteImage } from "../pictures/RemoteImage"
import { About } from "./About"
import { useCaseParts } from "./case/useCaseParts"
import { Facts } from "./Facts"
import * as css from "./ProjectDetails.module.css"
import type { Project } from "./project"
import { SecondPicture } from "./SecondPicture"

type ProjectDetailsProps = {
  project: Project
  /** The parts to show, in this order. */
  parts: readonly ProjectPart[]
}

type Render = (project: Project) => ReactNode

const ownParts: Record<Exclude<ProjectPart, CasePart>, Render> = {
  picture: ({ mainImage }) =>
    mainImage && (
      <RemoteImage
        picture={mainImage}
        first
        ratio="16 / 10"
        sizes="(min-width: 90em) 90rem, 92vw"
      />
    ),
  film: ({ id, title, videoUrl, mainImage }) => (
    <Film key={id} url={videoUrl} title={title} still={mainImage} />
  ),
  facts: (project) => <Facts project={project} />,
  about: (project) => <About project={project} />,
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
  const render: Partial<Record<ProjectPart, Render>> = { ...ownParts, ...useCaseParts() }
  return (
    <article className={css.project}>
      {parts.map((part) => {
        const content = render[part]?.(project)
        return content && <div key={part}>{content}</div>
      })}
    </article>
  )
}
