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
  /** The room of the first document, while it is on its way. */
  waiting: ReactNode
  /** What has come; null before that. */
  content: ReactNode
  /** What stands below it: the way to the other pages. */
  children?: ReactNode
}

/**
 * What surrounds every list that comes at run time: waiting, in the room that the answer will take, and a failure with a
 * way to try again.
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
    // The button goes away with the failure: the keyboard goes on from here.
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
        // What was shown last, dimmed while the next is on its way.
        <div className={`${css.room} ${busy ? css.dimmed : ""}`}>{content}</div>
      )}
      {children}
    </div>
  )
}

/** A sentence in place of documents, and where to go from there. */
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
  /** The page that was asked for; null when it was a single document. */
  page: number | null
  totalPages: number
  /** Path of the list's page. */
  path: string
}

/** What to say where no document came: an empty list, a page past its end, a document that is gone. */
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

/** A page of the list whose document came, but holds nothing that can be shown. */
export function isUnreadable(page: number, totalPages: number): boolean {
  return totalPages > 1 && page <= totalPages
}
