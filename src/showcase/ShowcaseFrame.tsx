import type { ReactNode, RefObject } from "react"
import { Button, ButtonLink } from "../components/action/Button"
import { Spinner } from "../components/feedback/Spinner"
import type { ListWords } from "./pages"
import * as css from "./ShowcaseFrame.module.css"

type ShowcaseFrameProps = {
  frameRef: RefObject<HTMLDivElement | null>
  words: ListWords
  busy: boolean
  failed: boolean
  onRetry: () => void
  /** Placeholder while the first document loads. */
  waiting: ReactNode
  /** The loaded content; null until then. */
  content: ReactNode
  /** Rendered below it: the pager. */
  children?: ReactNode
}

/**
 * The frame of every list loaded at run time: a placeholder of the size the content will have, and
 * an error state with a retry.
 */
export function ShowcaseFrame({
  frameRef,
  words,
  busy,
  failed,
  onRetry,
  waiting,
  content,
  children,
}: ShowcaseFrameProps) {
  function retry() {
    // The retry button disappears with the error, so move the focus here.
    frameRef.current?.focus({ preventScroll: true })
    onRetry()
  }

  return (
    <div
      ref={frameRef as RefObject<HTMLDivElement>}
      className={css.showcase}
      tabIndex={-1}
      aria-busy={busy}
      data-waits=""
    >
      {busy && (
        <div className={css.wait}>
          <Spinner label={words.loading} />
        </div>
      )}
      {failed && !busy && (
        <Empty text={words.failed}>
          <Button onClick={retry}>Try again</Button>
          <ButtonLink to="/contact-us" look="outline">
            {words.ask}
          </ButtonLink>
        </Empty>
      )}
      {busy && !content && (
        <div className={css.room} aria-hidden="true">
          {waiting}
        </div>
      )}
      {content && (
        // The previous content, dimmed while the next loads.
        <div className={`${css.room} ${busy ? css.dimmed : ""}`}>{content}</div>
      )}
      {children}
    </div>
  )
}

/** A sentence in place of documents, with links to go on. */
function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={css.empty} role="status">
      <p className={css.text}>{text}</p>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}

type NothingProps = {
  words: ListWords
  /** The requested page; null for a single document. */
  page: number | null
  totalPages: number
  /** Path of the list's page. */
  path: string
}

/** Shown without a document: an empty list, a page past the end, or a document that is gone. */
export function Nothing({ words, page, totalPages, path }: NothingProps) {
  if (page === null) {
    return (
      <Empty text={words.gone}>
        <ButtonLink to={path}>{words.back}</ButtonLink>
      </Empty>
    )
  }
  if (isUnreadable(page, totalPages)) return <Empty text={words.unreadable} />
  if (page > 1) {
    return (
      <Empty text={`There is no page ${page}: the last one is page ${totalPages}.`}>
        <ButtonLink to={path}>{words.back}</ButtonLink>
      </Empty>
    )
  }
  return (
    <Empty text={words.nothing}>
      <ButtonLink to="/contact-us">{words.ask}</ButtonLink>
    </Empty>
  )
}

/** Is there a document on this page that could not be parsed? */
export function isUnreadable(page: number, totalPages: number): boolean {
  return totalPages > 1 && page <= totalPages
}
