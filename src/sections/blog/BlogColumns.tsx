import type { ReactNode } from "react"
import { Container } from "../../components/text/Container"
import * as css from "./BlogColumns.module.css"
import { Sidebar, type SidebarProps } from "./Sidebar"

type BlogColumnsProps = SidebarProps & {
  children: ReactNode
}

/** A page of the blog and what stands beside it. On phones that comes after it. */
export function BlogColumns({ children, ...sidebar }: BlogColumnsProps) {
  return (
    <Container className={css.columns}>
      <div className={css.main}>{children}</div>
      <Sidebar {...sidebar} />
    </Container>
  )
}
