import { graphql } from "gatsby"
import { Link } from "../../components/action/Link"
import { Icon } from "../../components/media/Icon"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import * as css from "./ServiceTiles.module.css"

type ServiceTilesProps = {
  services: {
    readonly eyebrow: string
    readonly title: string
    readonly text: string
    readonly items: readonly {
      readonly title: string
      readonly text: string
      /** "" while its page is still to come; null when there is to be none. */
      readonly link?: string | null
    }[]
  }
}

/** What is offered, sewn together from unequal pieces of cloth; a piece with a page of its own leads there. */
export function ServiceTiles({ services: { eyebrow, title, text, items } }: ServiceTilesProps) {
  return (
    <section className={css.band} aria-labelledby="service-tiles-title">
      <Container>
        <div className={css.heading}>
          <SectionHeading id="service-tiles-title" eyebrow={eyebrow} text={text}>
            {title}
          </SectionHeading>
        </div>
        <ol className={css.quilt} role="list">
          {items.map((item, index) => (
            <li key={item.title} className={css.tile}>
              <span className={css.numeral} aria-hidden="true">
                {String(index + 1).padStart(2, "0")}
              </span>
              <h3 className={css.title}>
                <span className={css.piece}>
                  {item.link ? (
                    <Link to={item.link} className={css.link}>
                      {item.title}
                    </Link>
                  ) : (
                    item.title
                  )}
                </span>
              </h3>
              <p className={css.text}>
                <span className={css.piece}>{item.text}</span>
              </p>
              {item.link && (
                <span className={css.sign}>
                  <Icon name="arrow" />
                </span>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment ServiceTiles on LandingServices {
    eyebrow
    title
    text
    items {
      title
      text
      link
    }
  }
`
