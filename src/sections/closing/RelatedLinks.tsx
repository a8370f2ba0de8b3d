import { graphql } from "gatsby"
import { CardLink } from "../../components/action/CardLink"
import { Icon } from "../../components/media/Icon"
import { Container } from "../../components/text/Container"
import * as css from "./RelatedLinks.module.css"

type RelatedLinksProps = {
  ways: {
    readonly title: string
    readonly items: readonly {
      readonly label: string
      readonly text: string
      readonly to: string | null
    }[]
  }
}

/** Links to related pages, as ruled rows. */
export function RelatedLinks({ ways: { title, items } }: RelatedLinksProps) {
  const links = items.filter(({ to }) => to)
  if (links.length === 0) return null
  return (
    <nav className={css.band} aria-labelledby="ways-title">
      <Container className={css.inner}>
        <h2 id="ways-title" className={css.title}>
          {title}
        </h2>
        <ul className={css.links} role="list">
          {links.map(({ label, text, to }) => (
            <li key={label} className={css.link}>
              <p className={css.label}>
                <CardLink to={to}>{label}</CardLink>
              </p>
              <p className={css.text}>{text}</p>
              <span className={css.sign}>
                <Icon name="arrow" />
              </span>
            </li>
          ))}
        </ul>
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
