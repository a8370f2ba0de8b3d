import { graphql } from "gatsby"
import { Link } from "../../components/action/Link"
import { Icon } from "../../components/media/Icon"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import * as css from "./ServiceRows.module.css"

type ServiceRowsProps = {
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
  /** "rows": one below the other; "matrix": two by two on a ruled page; "bills": a wall of bills of unlike size and colour. */
  look?: "rows" | "matrix" | "bills"
}

/** What is offered, one numbered row each; a row with a page of its own leads there. */
export function ServiceRows({ services, look = "rows" }: ServiceRowsProps) {
  const { eyebrow, title, text, items } = services
  return (
    <section
      className={`${css.band} ${look === "rows" ? "" : css[look]}`}
      aria-labelledby="service-rows-title"
    >
      <Container className={css.inner}>
        <div className={css.heading}>
          <SectionHeading id="service-rows-title" eyebrow={eyebrow} text={text}>
            {title}
          </SectionHeading>
        </div>
        <ol className={css.list} role="list">
          {items.map((item, index) => (
            <li key={item.title} className={css.row}>
              <span className={css.numeral} aria-hidden="true">
                {String(index + 1).padStart(2, "0")}
              </span>
              <h3 className={css.title}>
                {item.link ? (
                  <Link to={item.link} className={css.link}>
                    {item.title}
                    <Icon name="arrow" />
                  </Link>
                ) : (
                  item.title
                )}
              </h3>
              <p className={css.text}>{item.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment ServiceRows on LandingServices {
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
