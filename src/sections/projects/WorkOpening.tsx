import { graphql } from "gatsby"
import { PageTabs } from "../../components/action/PageTabs"
import type { ActionData } from "../fragments"
import * as grounds from "../grounds.module.css"
import { TitlePoster } from "../hero/TitlePoster"
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

/** The grounds of the kinds of work, one after the other: neighbours differ. */
const groundsOfKinds = [
  `night ${grounds.indigo}`,
  "bold",
  `night ${grounds.forest}`,
  "night",
  `night ${grounds.crimson}`,
  `night ${grounds.clay}`,
]

/**
 * The opening of a page that shows our work: its title across the window on the ground of its kind, and along the foot a
 * patch of each kind's ground, which leads there. Pages of no single kind are dark.
 */
export function WorkOpening({ title, crumb, text, kinds, current }: WorkOpeningProps) {
  const pages = kinds.pages.flatMap(({ label, to }, index) =>
    to ? [{ label, to, className: groundsOfKinds[index % groundsOfKinds.length] }] : [],
  )
  return (
    <>
      <TitlePoster
        title={title}
        {...(crumb && { crumb })}
        text={text}
        ground={pages.find(({ to }) => to === current)?.className ?? "night"}
      />
      <PageTabs
        label={kinds.label}
        pages={pages}
        current={current}
        look={{ list: css.tabs, link: css.tab }}
      />
    </>
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
