import type { ReactNode } from "react"
import { Link } from "../../components/action/Link"
import { Container } from "../../components/text/Container"
import * as css from "./TitleBar.module.css"

type TitleBarProps = {
  /** The page's h1. */
  title: string
  /** Its name in the breadcrumbs, when the h1 is too long for that. */
  crumb?: string
  text?: string
  /** What stands beside the title on wide screens, and below it on others. */
  children?: ReactNode
}

/** The page's h1 and where it stands: Home > current title (SPEC 2.2). */
export function TitleBar({ title, crumb = title, text, children }: TitleBarProps) {
  return (
    <div className={css.bar}>
      <Container className={css.inner}>
        <nav aria-label="Breadcrumb">
          <ol className={css.crumbs} role="list">
            <li>
              <Link to="/">Home</Link>
            </li>
            <li aria-current="page">{crumb}</li>
          </ol>
        </nav>
        <div className={css.words}>
          <h1 className={css.title}>{title}</h1>
          {text && <p className={css.text}>{text}</p>}
        </div>
        {children}
      </Container>
    </div>
  )
}
