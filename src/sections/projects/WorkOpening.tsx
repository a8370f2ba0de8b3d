import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { PageTabs } from "../../components/action/PageTabs"
import { classes } from "../../components/classes"
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
  /** Below the text. */
  children?: ReactNode
}

type Ground = { readonly ground: "night" | "bold"; readonly colours?: string | undefined }

/** The grounds of the kinds of work, one after the other: neighbours differ. */
const groundsOfKinds: readonly Ground[] = [
  { ground: "night", colours: grounds.indigo },
  { ground: "bold" },
  { ground: "night", colours: grounds.forest },
  { ground: "night" },
  { ground: "night", colours: grounds.crimson },
  { ground: "night", colours: grounds.clay },
]

const dark: Ground = { ground: "night" }

/** The ground of the page at a path; dark if it shows no single kind of work. */
export function groundOfWork(kinds: WorkOpeningProps["kinds"], path: string): Ground {
  const place = kinds.pages.findIndex(({ to }) => to === path)
  return groundsOfKinds[place % groundsOfKinds.length] ?? dark
}

const classOf = ({ ground, colours }: Ground) => classes(ground, colours)

/**
 * The opening of a page that shows our work: its title across the window on the ground of its kind, and along the foot a
 * patch of each kind's ground, which leads there. Pages of no single kind are dark.
 */
export function WorkOpening({ title, crumb, text, kinds, current, children }: WorkOpeningProps) {
  const pages = kinds.pages.flatMap(({ label, to }) =>
    to ? [{ label, to, className: classOf(groundOfWork(kinds, to)) }] : [],
  )
  return (
    <>
      <TitlePoster
        title={title}
        {...(crumb && { crumb })}
        text={text}
        isBeside
        ground={classOf(groundOfWork(kinds, current)) ?? ""}
      >
        {children}
      </TitlePoster>
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
