import { graphql } from "gatsby"
import { Container } from "../../components/text/Container"
import * as css from "./RelatedLinks.module.css"
import { type WayData, WayList } from "./WayList"

type RelatedLinksProps = {
  ways: {
    readonly title: string
    readonly items: readonly WayData[]
  }
}

/** Links to related pages, beside their heading. */
export function RelatedLinks({ ways: { title, items } }: RelatedLinksProps) {
  const links = items.filter(({ to }) => to)
  if (links.length === 0) return null
  return (
    <nav className={css.band} aria-labelledby="ways-title">
      <Container className={css.inner}>
        <h2 id="ways-title" className={css.title}>
          {title}
        </h2>
        <WayList ways={links} />
      </Container>
    </nav>
  )
}

export const query = graphql`
  fragment RelatedLinks on RelatedLinks {
    title
    items {
      label
      text
      to
    }
  }
`
