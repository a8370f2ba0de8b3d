import type { ReactNode } from "react"
import { Container } from "../../components/text/Container"
import * as css from "./BlogFrame.module.css"
import { Sidebar, type SidebarProps } from "./Sidebar"

type BlogFrameProps = SidebarProps & { children: ReactNode }

/** A list of articles in the width of the page, with the sidebar below it. */
export function BlogFrame({ children, ...sidebar }: BlogFrameProps) {
  return (
    <>
      <Container className={css.list}>{children}</Container>
      <Sidebar {...sidebar} />
    </>
  )
}
