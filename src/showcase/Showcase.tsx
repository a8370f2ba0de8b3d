import { type ReactNode, useRef } from "react"
import type { ContentList } from "../api/content"
import type { Json } from "../api/values"
import { Link } from "../components/action/Link"
import { Pager } from "../components/action/Pager"
import { Container } from "../components/text/Container"
import { descriptionOf } from "../seo/descriptionOf"
import { Seo } from "../seo/Seo"
import type { ShowcaseDocument } from "./document"
import type { ListWords } from "./pages"
import { type Place, usePlace } from "./place"
import { onePage } from "./queries"
import { isUnreadable, Nothing, ShowcaseFrame } from "./ShowcaseFrame"
import { useShowcase } from "./useShowcase"
import { useTurn } from "./useTurn"

export type ShowcaseAddress = {
  /** Path of the page. */
  path: string
  title: string
  description: string
  /** Query string, from the router. */
  search: string
}

type ShowcaseProps<Document> = ShowcaseAddress & {
  list: ContentList
  words: ListWords
  /** True for lists whose documents can be inactive (docs/specification.md#requests). */
  activeOnly?: boolean
  /** True if `?project=<slug>` shows a single document. */
  bySlug?: boolean
  read: (doc: Json) => Document | null
  /** Placeholder while the document loads. */
  waiting: ReactNode
  children: (document: Document) => ReactNode
}

/** Shows one document of a list at a time, with Previous, "Page X of Y" and Next. */
export function Showcase<Document extends ShowcaseDocument>({
  list,
  words,
  activeOnly = false,
  bySlug = false,
  read,
  waiting,
  children,
  ...address
}: ShowcaseProps<Document>) {
  const [place, goTo] = usePlace(address.search, bySlug)
  const wanted = place && "page" in place ? onePage(place.page, activeOnly) : place
  const { shown, busy, failed, retry } = useShowcase(list, wanted, read)
  const frame = useRef<HTMLDivElement>(null)
  const document = shown?.docs[0] ?? null

  const page = place && "page" in place ? place.page : null
  const turnTo = useTurn(frame, document?.id, page, goTo)
  const totalPages = shown?.totalPages ?? 1
  return (
    <Container>
      {place && <ShowcaseHead place={place} document={document} {...address} />}
      <ShowcaseFrame
        frameRef={frame}
        words={words}
        busy={busy}
        failed={failed}
        onRetry={retry}
        waiting={waiting}
        content={document && children(document)}
      >
        {shown && !document && !busy && (
          <Nothing words={words} page={page} totalPages={totalPages} path={address.path} />
        )}
        {shown && page !== null && (document || isUnreadable(page, totalPages)) && (
          <Pager
            label={words.label}
            page={page}
            totalPages={Math.max(totalPages, page)}
            busy={busy}
            onChange={turnTo}
          />
        )}
        {document && page === null && (
          <p>
            <Link to={address.path}>See all projects, one by one</Link>
          </p>
        )}
      </ShowcaseFrame>
    </Container>
  )
}

type ShowcaseHeadProps = ShowcaseAddress & {
  place: Place
  document: ShowcaseDocument | null
}

/** Head tags of a single document or of a later list page, each with its own canonical address. */
function ShowcaseHead({ place, document, path, title, description }: ShowcaseHeadProps) {
  if ("slug" in place) {
    if (!document) return null
    return (
      <Seo
        path={`${path}?project=${encodeURIComponent(place.slug)}`}
        title={`${document.title}, a project`}
        description={descriptionOf(document.description) || description}
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
      // A page past the end must not be indexed.
      indexed={document !== null}
    />
  )
}
