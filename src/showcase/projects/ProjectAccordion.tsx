import { useRef } from "react"
import { classes } from "../../components/classes"
import { Accordion } from "../../components/disclosure/Accordion"
import type { ProjectPart } from "../contentLists"
import { Gallery } from "../pictures/Gallery"
import { RemoteImage } from "../pictures/RemoteImage"
import { About } from "./About"
import { keepInView, openRow } from "./keepInView"
import * as css from "./ProjectAccordion.module.css"
import { ProjectIndex } from "./ProjectIndex"
import { ProjectParts, type RenderPart } from "./ProjectParts"
import type { Project } from "./project"
import { useBelowFirstView } from "./useBelowFirstView"

/** Projects on a page (docs/specification.md#constants). */
export const PROJECTS_PER_PAGE = 6

/** Parts of an open project. */
const parts: readonly ProjectPart[] = [
  "about",
  "brief",
  "decisions",
  "screens",
  "result",
  "quote",
  "gallery",
  "credits",
]

const render: Partial<Record<ProjectPart, RenderPart>> = {
  about: (project) => <About project={project} />,
  gallery: ({ id, title, gallery }) => (
    <Gallery key={id} label={`Gallery of ${title}`} pictures={gallery} />
  ),
}

type ProjectAccordionProps = {
  /** The projects of a page. */
  projects: readonly [Project, ...Project[]]
}

/**
 * Projects in an accordion; a click on the open one closes it (docs/specification.md#states). Closed or open, it
 * shows a picture, its client and its result; except on wide screens, the titles of all of them stand above, since an open
 * one is tall.
 */
export function ProjectAccordion({ projects }: ProjectAccordionProps) {
  const rows = useRef<HTMLDivElement>(null)
  const strips = useBelowFirstView()?.strips
  return (
    <>
      {projects.length > 1 && (
        <ProjectIndex
          titles={projects.map(({ title }) => title)}
          onChoose={(index) => openRow(rows.current, index)}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only handles clicks that bubble up from the summaries. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: browsers turn a key press on a summary into a click. */}
      <div ref={rows} className={classes(css.rows, strips)} onClick={keepInView}>
        <Accordion
          // Each page starts with its first project open.
          key={projects[0].id}
          headingLevel={2}
          width="full"
          items={projects.map((project) => ({
            id: project.id,
            title: project.title,
            note: project.client,
            before: <Thumbnail project={project} />,
            after: project.result && (
              <p className={css.result}>
                <span className={css.figure}>{project.result.figure}</span>{" "}
                <span className={css.unit}>{project.result.unit}</span>
              </p>
            ),
            content: <ProjectParts project={project} parts={parts} render={render} />,
          }))}
        />
      </div>
    </>
  )
}

/** What was made, if a picture of it is there; described where it is shown large. */
function Thumbnail({ project: { screens, mainImage } }: { project: Project }) {
  const picture = screens[0]?.picture ?? mainImage
  return (
    picture && (
      <div className={css.thumbnail}>
        <RemoteImage
          picture={{ ...picture, alt: "" }}
          ratio="16 / 10"
          sizes="(min-width: 40em) 34vw, 100vw"
        />
      </div>
    )
  )
}
