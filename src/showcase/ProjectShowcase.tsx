import { useEffect, useRef } from "react"
import { Button, ButtonLink } from "../components/action/Button"
import { Link } from "../components/action/Link"
import { Pager } from "../components/action/Pager"
import { Spinner } from "../components/feedback/Spinner"
import { Container } from "../components/text/Container"
import { Seo } from "../seo/Seo"
import { ProjectDetails } from "./ProjectDetails"
import * as css from "./ProjectShowcase.module.css"
import { type Place, usePlace } from "./place"
import { firstWords, type Project, readProject } from "./project"
import { useShowcase } from "./useShowcase"

type ProjectShowcaseProps = {
  /** The page it stands on. */
  path: string
  title: string
  description: string
  /** Query of the address, from the router. */
  search: string
}

/** One project at a time, with Previous, "Page X of Y" and Next (SPEC 2.6). */
export function ProjectShowcase({ path, title, description, search }: ProjectShowcaseProps) {
  const [place, goTo] = usePlace(search)
  const { shown, busy, failed, retry } = useShowcase("projects", place, readProject)
  const root = useRef<HTMLDivElement>(null)
  const project = shown?.docs[0] ?? null
  useReturnToTop(root, project?.id)

  return (
    <Container>
      {place && (
        <ShowcaseHead
          place={place}
          path={path}
          title={title}
          description={description}
          project={project}
        />
      )}
      <div ref={root} className={css.showcase} aria-busy={busy} data-waits="">
        {busy && (
          <div className={css.wait}>
            <Spinner label="Loading the project" />
          </div>
        )}
        {failed && !busy && (
          <Empty text="No project is on show here right now.">
            <Button onClick={retry}>Try again</Button>
            <ButtonLink to="/contact-us" look="outline">
              Ask us to show you our work
            </ButtonLink>
          </Empty>
        )}
        {shown && !project && !busy && (
          <Nothing place={place} path={path} totalPages={shown.totalPages} />
        )}
        {project && (
          <div className={busy ? css.dimmed : undefined}>
            <ProjectDetails project={project} />
          </div>
        )}
        {shown &&
          place &&
          "page" in place &&
          (project || isUnreadable(place.page, shown.totalPages)) && (
            <Pager
              label="Projects"
              page={place.page}
              totalPages={Math.max(shown.totalPages, place.page)}
              busy={busy}
              onChange={goTo}
            />
          )}
        {project && place && "slug" in place && (
          <p>
            <Link to={path}>See all projects, one by one</Link>
          </p>
        )}
      </div>
    </Container>
  )
}

type ShowcaseHeadProps = Omit<ProjectShowcaseProps, "search"> & {
  place: Place
  project: Project | null
}

/** The head of a single project's address and of a page of the list, each its own canonical. */
function ShowcaseHead({ place, path, title, description, project }: ShowcaseHeadProps) {
  if ("slug" in place) {
    if (!project) return null
    return (
      <Seo
        path={`${path}?project=${encodeURIComponent(place.slug)}`}
        title={`${project.title}, a project`}
        description={firstWords(project.description) || description}
        indexed
      />
    )
  }
  if (place.page === 1) return null
  return (
    <Seo
      path={`${path}?page=${place.page}`}
      title={`${title}, page ${place.page}`}
      description={`${description} Page ${place.page}.`}
      // A page past the end is none to be found.
      indexed={project !== null}
    />
  )
}

/** What to say where no document came: an empty list, a page past its end, a slug nobody has. */
function Nothing({
  place,
  path,
  totalPages,
}: {
  place: Place | null
  path: string
  totalPages: number
}) {
  if (place && "slug" in place) {
    return (
      <Empty text="This project is not on show any more.">
        <ButtonLink to={path}>See all projects</ButtonLink>
      </Empty>
    )
  }
  if (place && isUnreadable(place.page, totalPages)) {
    return <Empty text="This project can't be shown right now." />
  }
  if (place && place.page > 1) {
    return (
      <Empty text={`There is no page ${place.page}: the last one is page ${totalPages}.`}>
        <ButtonLink to={path}>Back to the first project</ButtonLink>
      </Empty>
    )
  }
  return (
    <Empty text="The first projects will be shown here soon.">
      <ButtonLink to="/contact-us">Ask us about our work</ButtonLink>
    </Empty>
  )
}

/** A page of the list whose document came, but holds nothing that can be shown. */
function isUnreadable(page: number, totalPages: number): boolean {
  return totalPages > 1 && page <= totalPages
}

function Empty({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className={css.empty} role="status">
      <p className={css.text}>{text}</p>
      <div className={css.actions}>{children}</div>
    </div>
  )
}

/** After a page turn the new project begins in view, and the focus stays on the button that was pressed. */
function useReturnToTop(root: React.RefObject<HTMLElement | null>, id: string | undefined) {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const turned = last.current !== undefined && id !== undefined && last.current !== id
    if (id !== undefined) last.current = id
    if (turned) root.current?.scrollIntoView({ block: "start" })
  }, [id, root])
}
