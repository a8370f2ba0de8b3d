import type { ReactNode } from "react"
import { ButtonLink } from "../../components/action/Button"
import type { ListTexts } from "../contentLists"
import * as css from "./EmptyState.module.css"

type EmptyStateProps = {
  texts: ListTexts
  /** The requested page; null for a single document. */
  page: number | null
  totalPages: number
  /** Path of the list's page. */
  path: string
}

/** Shown without a document: an empty list, a page past the end, or a document that is gone. */
export function EmptyState({ texts, page, totalPages, path }: EmptyStateProps) {
  if (page === null) {
    return (
      <Fallback text={texts.gone}>
        <ButtonLink to={path}>{texts.back}</ButtonLink>
      </Fallback>
    )
  }
  if (isUnreadable(page, totalPages)) return <Fallback text={texts.unreadable} />
  if (page > 1) {
    return (
      <Fallback text={`There is no page ${page}: the last one is page ${totalPages}.`}>
        <ButtonLink to={path}>{texts.back}</ButtonLink>
      </Fallback>
    )
  }
  return (
    <Fallback text={texts.nothing}>
      <ButtonLink to="/contact-us">{texts.ask}</ButtonLink>
    </Fallback>
  )
}

/** A sentence in place of documents, with links to go on. */
export function Fallback({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={css.empty} role="status">
      <p className={css.text}>{text}</p>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}

/** Is there a document on this page that could not be parsed? */
export function isUnreadable(page: number, totalPages: number): boolean {
  return totalPages > 1 && page <= totalPages
}
