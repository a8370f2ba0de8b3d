import type { ReactNode } from "react"
import type { ProjectPart } from "../contentLists"
import { NumberedSteps } from "../NumberedSteps"
import { Film } from "../pictures/Film"
import { Gallery } from "../pictures/Gallery"
import { RemoteImage } from "../pictures/RemoteImage"
import { About } from "./About"
import { Brief } from "./case/Brief"
import { ClientQuote } from "./case/ClientQuote"
import { Credits } from "./case/Credits"
import { Decisions } from "./case/Decisions"
import { ProjectResult } from "./case/ProjectResult"
import { Screens } from "./case/Screens"
import { Story } from "./case/Story"
import { Facts } from "./Facts"
import * as css from "./ProjectDetails.module.css"
import type { Project } from "./project"
import { SecondPicture } from "./SecondPicture"

type ProjectDetailsProps = {
  project: Project
  /** The parts to show, in this order. */
  parts: readonly ProjectPart[]
}

const render: Record<ProjectPart, (project: Project) => ReactNode> = {
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
  brief: ({ problem, constraint }) => <Brief problem={problem} constraint={constraint} />,
  story: ({ story, chart }) => <Story chapters={story} chart={chart} />,
  decisions: ({ decisions }) => <Decisions headingLevel={3} decisions={decisions} />,
  screens: ({ title, screens }) => <Screens label={`Screens of ${title}`} screens={screens} />,
  result: ({ result }) => result && <ProjectResult result={result} />,
  quote: ({ quote }) => quote && <ClientQuote quote={quote} />,
  second: (project) => <SecondPicture project={project} />,
  more: ({ id, title, secondaryImages }) => (
    <Gallery key={id} label={`Pictures of ${title}`} pictures={secondaryImages} />
  ),
  steps: ({ steps }) => <NumberedSteps headingLevel={3} steps={steps} />,
  gallery: ({ id, title, gallery }) => (
    <Gallery key={id} label={`Gallery of ${title}`} pictures={gallery} />
  ),
  credits: ({ credits }) => <Credits credits={credits} />,
}

/** A project, composed of the parts listed for its page. */
export function ProjectDetails({ project, parts }: ProjectDetailsProps) {
  return (
    <article className={css.project}>
      {parts.map((part) => {
        const content = render[part](project)
        return content && <div key={part}>{content}</div>
      })}
    </article>
  )
}
