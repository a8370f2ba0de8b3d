import type { ReactNode } from "react"
import { Breadcrumbs, type Crumb } from "../../components/action/Breadcrumbs"
import { Container } from "../../components/text/Container"
import * as css from "./TitleBar.module.css"

type TitleBarProps = {
  /** The page's h1. */
  title: string
  /** Breadcrumb label, when the h1 is too long for it. */
  crumb?: string
  text?: string
  /** The pages between Home and this one in the breadcrumbs. */
  above?: readonly Crumb[]
  /** Rendered beside the title on wide screens, below it on others. */
  children?: ReactNode
}

/** The page's h1 and breadcrumbs, Home > current title (docs/specification.md#layouts). */
export function TitleBar({ title, crumb = title, text, above, children }: TitleBarProps) {
  return (
    <div className={`whole ${css.bar}`}>
      <Container className={css.inner}>
        <Breadcrumbs current={crumb} above={above} />
        <div className={css.words}>
          <h1 className={css.title}>{title}</h1>
          {text && <p className={css.text}>{text}</p>}
        </div>
        {children}
      </Container>
    </div>
  )
}
