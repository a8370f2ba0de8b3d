import { type ReactNode, useRef } from "react"
import type { Page } from "../api/content"
import type { ContentList } from "../api/listPath"
import type { Json } from "../api/values"
import { Button, ButtonLink } from "../components/action/Button"
import { Link } from "../components/action/Link"
import { Pager } from "../components/action/Pager"
import { classes } from "../components/classes"
import { Spinner } from "../components/feedback/Spinner"
import { Container } from "../components/text/Container"
import { descriptionOf } from "../seo/descriptionOf"
import { Seo } from "../seo/Seo"
import type { ListTexts } from "./contentLists"
import type { ShowcaseDocument } from "./document"
import { type Place, usePlace } from "./place"
import { onePage, wholeList } from "./queries"
import * as css from "./Showcase.module.css"
import { EmptyState, Fallback, isUnreadable } from "./states/EmptyState"
import { useScrollAfterPaging } from "./useScrollAfterPaging"
import { useShowcase } from "./useShowcase"

type ShowcaseAddress = {
  /** Path of the page. */
  path: string
  title: string
  description: string
  /** Query string, from the router. */
  search: string
}

/** Where the visitor is in a list. */
export type Position = {
  /** The page shown, from 1; null for a single document. */
  page: number | null
  totalPages: number
  /** Slug of a single document, if it has been asked for by its slug. */
  slug: string | null
  turnTo: (page: number) => void
}

export type ShowcaseProps<Document> = ShowcaseAddress & {
  list: ContentList
  texts: ListTexts
  /** True for lists whose documents can be inactive (docs/specification.md#requests). */
  activeOnly?: boolean
  /** True if `?project=<slug>` shows a single document. */
  bySlug?: boolean
  /** Fetches the whole list and shows so many at a time; by default one is fetched and shown. */
  perPage?: number
  read: (doc: Json) => Document | null
  /** Placeholder of the size the content will have, while the first documents load. */
  skeleton: ReactNode
  /** Renders the documents of a page. */
  children: (documents: [Document, ...Document[]]) => ReactNode
  /** Renders the way on, after the documents. */
  next?: (position: Position, document: Document) => ReactNode
}

/**
 * The documents of a list, loaded at run time, with Previous, "Page X of Y" and Next; a placeholder
 * while they load, and an error state with a retry.
 */
export function Showcase<Document extends ShowcaseDocument>({
  list,
  texts,
  activeOnly = false,
  bySlug = false,
  perPage,
  read,
  skeleton,
  children,
  next,
  ...address
}: ShowcaseProps<Document>) {
  const frame = useRef<HTMLDivElement>(null)
  const [place, goTo] = usePlace(address.search, bySlug)
  const page = place && "page" in place ? place.page : null
  const oneQuery = place && "page" in place ? onePage(place.page, activeOnly) : place
  const query = perPage && page !== null ? wholeList : oneQuery
  const { result, busy, failed, retry } = useShowcase(list, query, read)
  const shown = result && perPage ? pageOf(result.docs, page ?? 1, perPage) : result
  const { docs, totalPages } = shown || { docs: [], totalPages: 1 }
  const [document, ...others] = docs
  const turnTo = useScrollAfterPaging(frame, document?.id, page, goTo)

  const isPaged = document ? !perPage || totalPages > 1 : page && isUnreadable(page, totalPages)

  function retryFromFrame() {
    // The retry button disappears with the error, so move the focus here.
    frame.current?.focus({ preventScroll: true })
    retry()
  }

  return (
    <Container>
      {place && <ShowcaseHead place={place} document={document} {...address} />}
      <div ref={frame} className={css.showcase} tabIndex={-1} aria-busy={busy} data-waits="">
        {busy && (
          <div className={css.wait}>
            <Spinner label={texts.loading} />
          </div>
        )}
        {failed && !busy && (
          <Fallback text={texts.failed}>
            <Button onClick={retryFromFrame}>Try again</Button>
            <ButtonLink to="/contact-us" look="outline">
              {texts.ask}
            </ButtonLink>
          </Fallback>
        )}
        {busy && !document && (
          <div className={css.room} aria-hidden="true">
            {skeleton}
          </div>
        )}
        {document && (
          // The previous content, dimmed while the next loads.
          <div className={classes(css.room, busy && css.dimmed)}>
            {children([document, ...others])}
          </div>
        )}
        {shown && !document && !busy && (
          <EmptyState texts={texts} page={page} totalPages={totalPages} path={address.path} />
        )}
        {document &&
          next?.(
            { page, totalPages, slug: place && "slug" in place ? place.slug : null, turnTo },
            document,
          )}
        {shown && page !== null && isPaged && (
          <Pager
            label={texts.label}
            page={page}
            totalPages={Math.max(totalPages, page)}
            busy={busy}
            onChange={turnTo}
          />
        )}
        {document && place && "slug" in place && (
          <p>
            <Link to={address.path}>See all projects, one by one</Link>
          </p>
        )}
      </div>
    </Container>
  )
}

/** A page of a list that has been fetched as a whole. */
function pageOf<Document>(docs: Document[], page: number, perPage: number): Page<Document> {
  return {
    docs: docs.slice((page - 1) * perPage, page * perPage),
    totalPages: Math.max(1, Math.ceil(docs.length / perPage)),
  }
}

type ShowcaseHeadProps = ShowcaseAddress & {
  place: Place
  document: ShowcaseDocument | undefined
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
  if ("preview" in place || place.page === 1) return null
  return (
    <Seo
      path={`${path}?page=${place.page}`}
      title={`${title}, page ${place.page}`}
      description={`${description} Page ${place.page}.`}
      // A page past the end must not be indexed.
      indexed={document !== undefined}
    />
  )
}
