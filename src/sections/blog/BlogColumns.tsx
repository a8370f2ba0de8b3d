import type { ReactNode } from "react"
import { Container } from "../../components/text/Container"
import * as css from "./BlogColumns.module.css"
import { Sidebar, type SidebarProps } from "./Sidebar"

type BlogColumnsProps = SidebarProps & {
  /** An article is set in from its cover's edge, so that quotes can hang out. */
  look?: "list" | "article"
  children: ReactNode
}

/** A page of the blog and what stands beside it. On phones that comes after it. */
export function BlogColumns({ look = "list", children, ...sidebar }: BlogColumnsProps) {
  return (
    <Container className={`${css.columns} ${css[look]}`}>
      <div className={css.main}>{children}</div>
      <Sidebar {...sidebar} />
    </Container>
  )
}
