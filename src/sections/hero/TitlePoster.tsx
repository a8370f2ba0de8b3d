import type { CSSProperties, ReactNode } from "react"
import { Breadcrumbs } from "../../components/action/Breadcrumbs"
import { classes } from "../../components/classes"
import { Container } from "../../components/text/Container"
import * as css from "./TitlePoster.module.css"

/** Longest title, in characters, that leaves room for the text beside it. */
const SHORT = 17

type TitlePosterProps = {
  /** The page's h1. */
  title: string
  /** Breadcrumb label, when the h1 is too long for it. */
  crumb?: string
  text?: string
  /** True if the text stands beside a title that leaves room for it. */
  isBeside?: boolean
  /** Classes of its ground: "bold", or "night", alone or with one of src/sections/grounds.module.css. */
  ground: string
  /** Below the text. */
  children?: ReactNode
}

/** The page's h1 across the window, on a ground of its own, with breadcrumbs (docs/specification.md#layouts). */
export function TitlePoster({
  title,
  crumb = title,
  text,
  isBeside = false,
  ground,
  children,
}: TitlePosterProps) {
  return (
    <div className={`whole ${ground}`}>
      <Container className={classes(css.words, isBeside && title.length <= SHORT && css.short)}>
        <Breadcrumbs current={crumb} />
        <h1 className={css.title} style={{ "--characters": title.length } as CSSProperties}>
          {title}
        </h1>
        {text && <p className={css.text}>{text}</p>}
        {children}
      </Container>
    </div>
  )
}
