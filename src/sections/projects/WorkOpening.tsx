import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { Breadcrumbs } from "../../components/action/Breadcrumbs"
import { PageTabs } from "../../components/action/PageTabs"
import { classes } from "../../components/classes"
import { Container } from "../../components/text/Container"
import type { ActionData } from "../fragments"
import * as css from "./WorkOpening.module.css"

export type WorkOpeningProps = {
  /** The page's h1. */
  title: string
  /** Breadcrumb label, when the h1 is too long for it. */
  crumb?: string
  text: string
  /** The pages that show our work, one for each kind, from portfolio.json. */
  kinds: { readonly label: string; readonly pages: readonly ActionData[] }
  /** Path of the current page. */
  current: string
}

/** The cloths of the kinds of work, one after the other: neighbours differ. Without a class it is dark. */
const cloths = [css.indigo, css.gold, css.forest, undefined, css.crimson, css.gold]

/**
 * The opening of a page that shows our work: its title across the window on the cloth of its kind, and along the foot a
 * patch of each kind's cloth, which leads there. Pages of no single kind are dark.
 */
export function WorkOpening({ title, crumb = title, text, kinds, current }: WorkOpeningProps) {
  const pages = kinds.pages.flatMap(({ label, to }, index) =>
    to ? [{ label, to, className: cloths[index % cloths.length] }] : [],
  )
  const own = pages.find(({ to }) => to === current)
  return (
    <div className="whole">
      <div className={classes(css.poster, own?.className)}>
        <Container className={css.words}>
          <Breadcrumbs current={crumb} />
          <h1
            className={css.title}
            style={{ "--characters": Math.max(title.length, 16) } as CSSProperties}
          >
            {title}
          </h1>
          <p className={css.text}>{text}</p>
        </Container>
      </div>
      <PageTabs
        label={kinds.label}
        pages={pages}
        current={current}
        className={css.tabs}
        tabClassName={css.tab}
      />
    </div>
  )
}

export const query = graphql`
  fragment WorkOpening on WorkKinds {
    label
    pages {
      ...Action
    }
  }
`
