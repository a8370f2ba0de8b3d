import type { ReactNode } from "react"
import { Container } from "../../components/text/Container"
import * as css from "./BlogColumns.module.css"
import { Sidebar, type SidebarProps } from "./Sidebar"

type BlogColumnsProps = Omit<SidebarProps, "className" | "look"> & {
  /**
   * An "article" stands beside its sidebar and is indented from the cover's edge, so that quotes can hang into the margin;
   * a "list" has the whole width, and the sidebar is a band below it.
   */
  look?: "list" | "article"
  children: ReactNode
  /** Follows an article: in the width of the page, below its sidebar, which on phones comes last. */
  below?: ReactNode
}

/** A blog page with its sidebar, which follows the page on phones. */
export function BlogColumns({ look = "list", children, below, ...sidebar }: BlogColumnsProps) {
  if (look === "article") {
    return (
      <Container className={`${css.columns} ${css.article}`}>
        <div className={css.main}>{children}</div>
        {below && <div className={css.below}>{below}</div>}
        <Sidebar {...sidebar} />
      </Container>
    )
  }
  return (
    <>
      <Container className={css.list}>{children}</Container>
      <div className={css.band}>
        <Container>
          <Sidebar {...sidebar} look="band" />
        </Container>
      </div>
    </>
  )
}
