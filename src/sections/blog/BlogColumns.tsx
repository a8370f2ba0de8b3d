import type { ReactNode } from "react"
import { Container } from "../../components/text/Container"
import * as css from "./BlogColumns.module.css"
import { Sidebar, type SidebarProps } from "./Sidebar"

type BlogColumnsProps = SidebarProps & {
  /** "article" is indented from the cover's edge, so that quotes can hang into the margin. */
  look?: "list" | "article"
  children: ReactNode
}

/** A blog page beside its sidebar, which follows the page on phones. */
export function BlogColumns({ look = "list", children, ...sidebar }: BlogColumnsProps) {
  return (
    <Container className={`${css.columns} ${css[look]}`}>
      <div className={css.main}>{children}</div>
      <Sidebar {...sidebar} />
    </Container>
  )
}
