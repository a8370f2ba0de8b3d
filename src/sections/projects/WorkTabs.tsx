import { graphql } from "gatsby"
import { PageTabs } from "../../components/action/PageTabs"
import { Container } from "../../components/text/Container"
import type { ActionData } from "../fragments"
import * as css from "./WorkTabs.module.css"

type WorkTabsProps = {
  kinds: { readonly label: string; readonly pages: readonly ActionData[] }
  /** Path of the current page. */
  current: string
}

/** Tabs between the pages that show our work, one for each kind. */
export function WorkTabs({ kinds: { label, pages }, current }: WorkTabsProps) {
  return (
    <Container className={`whole ${css.band}`}>
      <PageTabs
        label={label}
        pages={pages.flatMap(({ label: name, to }) => (to ? [{ label: name, to }] : []))}
        current={current}
      />
    </Container>
  )
}

export const query = graphql`
  fragment WorkTabs on WorkKinds {
    label
    pages {
      ...Action
    }
  }
`
