import type { ReactNode } from "react"
import { PageContents } from "../../components/action/PageContents"
import { Container } from "../../components/text/Container"
import * as css from "./ArticleColumns.module.css"

type ArticleColumnsProps = {
  /** The article's headings and their anchors. */
  headings: readonly { readonly id: string; readonly title: string }[]
  children: ReactNode
}

/** An article beside its table of contents, whose thread is woven as far as the article has been read. */
export function ArticleColumns({ headings, children }: ArticleColumnsProps) {
  return (
    <Container className={css.columns}>
      {headings.length > 1 && (
        <div className={css.side}>
          <PageContents parts={headings} look={{ nav: css.contents, list: css.list }} />
        </div>
      )}
      <div className={css.main}>{children}</div>
    </Container>
  )
}
