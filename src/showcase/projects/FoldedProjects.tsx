import { useRef } from "react"
import type { ContentList } from "../../api/content"
import { Pager } from "../../components/action/Pager"
import { Accordion } from "../../components/disclosure/Accordion"
import { Container } from "../../components/text/Container"
import { Seo } from "../../seo/Seo"
import { Paragraphs } from "../Paragraphs"
import type { ListWords } from "../pages"
import { Gallery } from "../pictures/Gallery"
import { RemoteImage } from "../pictures/RemoteImage"
import { usePlace } from "../place"
import { wholeList } from "../queries"
import type { ShowcaseAddress } from "../Showcase"
import { Nothing, ShowcaseFrame } from "../ShowcaseFrame"
import { useShowcase } from "../useShowcase"
import { useTurn } from "../useTurn"
import * as css from "./FoldedProjects.module.css"
import { FoldedWaiting } from "./FoldedWaiting"
import { keepInView } from "./keepInView"
import { type Project, readProject } from "./project"

/** Projects on a page (docs/specification.md#constants). */
const ON_A_PAGE = 6

type FoldedProjectsProps = ShowcaseAddress & {
  list: ContentList
  words: ListWords
}

/** Projects in an accordion; a click on the open one closes it (docs/specification.md#states). */
export function FoldedProjects({
  list,
  words,
  path,
  title,
  description,
  search,
}: FoldedProjectsProps) {
  const [place, goTo] = usePlace(search, false)
  const { shown, busy, failed, retry } = useShowcase(list, place && wholeList, readProject)
  const frame = useRef<HTMLDivElement>(null)

  const page = place && "page" in place ? place.page : 1
  const projects = shown?.docs ?? []
  const totalPages = Math.max(1, Math.ceil(projects.length / ON_A_PAGE))
  const visible = projects.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE)
  const turnTo = useTurn(frame, visible[0]?.id, page, goTo)

  return (
    <Container>
      {page > 1 && (
        <Seo
          path={`${path}?page=${page}`}
          title={`${title}, page ${page}`}
          description={`${description} Page ${page}.`}
          indexed={visible.length > 0}
        />
      )}
      <ShowcaseFrame
        frameRef={frame}
        words={words}
        busy={busy}
        failed={failed}
        onRetry={retry}
        waiting={<FoldedWaiting />}
        content={
          visible.length > 0 && (
            // biome-ignore lint/a11y/noStaticElementInteractions: only handles clicks that bubble up from the summaries.
            // biome-ignore lint/a11y/useKeyWithClickEvents: browsers turn a key press on a summary into a click.
            <div onClick={keepInView}>
              <Accordion
                key={page}
                headingLevel={2}
                width="full"
                items={visible.map((project) => ({
                  id: project.id,
                  title: project.title,
                  content: <FoldedProject project={project} />,
                }))}
              />
            </div>
          )
        }
      >
        {shown && visible.length === 0 && !busy && (
          <Nothing words={words} page={page} totalPages={totalPages} path={path} />
        )}
        {visible.length > 0 && totalPages > 1 && (
          <Pager
            label={words.label}
            page={page}
            totalPages={totalPages}
            busy={busy}
            onChange={turnTo}
          />
        )}
      </ShowcaseFrame>
    </Container>
  )
}

function FoldedProject({
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
