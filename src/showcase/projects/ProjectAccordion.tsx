import { Accordion } from "../../components/disclosure/Accordion"
import { Paragraphs } from "../Paragraphs"
import { Gallery } from "../pictures/Gallery"
import { RemoteImage } from "../pictures/RemoteImage"
import { keepInView } from "./keepInView"
import * as css from "./ProjectAccordion.module.css"
import type { Project } from "./project"

/** Projects on a page (docs/specification.md#constants). */
export const PROJECTS_PER_PAGE = 6

type ProjectAccordionProps = {
  /** The projects of a page. */
  projects: readonly [Project, ...Project[]]
}

/** Projects in an accordion; a click on the open one closes it (docs/specification.md#states). */
export function ProjectAccordion({ projects }: ProjectAccordionProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles clicks that bubble up from the summaries.
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers turn a key press on a summary into a click.
    <div onClick={keepInView}>
      <Accordion
        // Each page starts with its first project open.
        key={projects[0].id}
        headingLevel={2}
        width="full"
        items={projects.map((project) => ({
          id: project.id,
          title: project.title,
          content: <AccordionProject project={project} />,
        }))}
      />
    </div>
  )
}

function AccordionProject({
  project: { title, description, mainImage, gallery },
}: {
  project: Project
}) {
  return (
    <div className={css.project}>
      {mainImage && (
        <RemoteImage picture={mainImage} ratio="4 / 3" sizes="(min-width: 56.25em) 46vw, 92vw" />
      )}
      <div className={css.text}>
        <Paragraphs text={description} />
      </div>
      <div className={css.gallery}>
        <Gallery label={`Gallery of ${title}`} pictures={gallery} />
      </div>
    </div>
  )
}
