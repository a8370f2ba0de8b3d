import type { ReactNode } from "react"
import type { CasePart, ProjectPart } from "../contentLists"
import * as css from "./ProjectParts.module.css"
import type { Project } from "./project"
import { useBelowFirstView } from "./useBelowFirstView"

export type RenderPart = (project: Project) => ReactNode

type ProjectPartsProps = {
  project: Project
  /** The parts to show, in this order; what a part needs may be missing. */
  parts: readonly ProjectPart[]
  /** Renders the parts that are not those of a case. */
  render: Partial<Record<Exclude<ProjectPart, CasePart>, RenderPart>>
}

/** The parts of a project, one below the other. Those of a case come with a file of their own. */
export function ProjectParts({ project, parts, render }: ProjectPartsProps) {
  const renderAll: Partial<Record<ProjectPart, RenderPart>> = {
    ...render,
    ...useBelowFirstView()?.caseParts,
  }
  return (
    <article className={css.project}>
      {parts.map((part) => {
        const content = renderAll[part]?.(project)
        return content && <div key={part}>{content}</div>
      })}
    </article>
  )
}
