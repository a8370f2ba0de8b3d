import { graphql } from "gatsby"
import { Link } from "../../components/action/Link"
import { Icon } from "../../components/media/Icon"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import * as css from "./ServiceGrid.module.css"

export type ServiceCardData = {
  readonly id: string
  readonly title: string
  readonly description: string
  /** "" while its page is still to come; null when there is to be none. */
  readonly link: string | null
  readonly img: PictureData
}

type ServiceGridProps = {
  heading: { readonly eyebrow: string; readonly title: string; readonly text: string }
  services: readonly ServiceCardData[]
}

/** Services as cards of cloth: the weave of their thread slides in behind the picture (BRAND "Signature moves"). */
export function ServiceGrid({ heading, services }: ServiceGridProps) {
  return (
    <section className={css.band} aria-labelledby="services-title">
      <Container>
        <SectionHeading id="services-title" eyebrow={heading.eyebrow} text={heading.text}>
          {heading.title}
        </SectionHeading>
        <ul className={css.grid} role="list">
          {services.map(({ id, title, description, link, img }) => (
            <li key={id} className={css.card}>
              <div className={css.frame}>
                <Picture
                  picture={img}
                  sizes="(min-width: 1100px) 28vw, (min-width: 640px) 45vw, 90vw"
                  className={css.img}
                />
              </div>
              <h3 className={css.title}>
                {link ? (
                  <Link to={link} className={css.link}>
                    {title}
                    <Icon name="arrow" />
                  </Link>
                ) : (
                  title
                )}
              </h3>
              <p className={css.text}>{description}</p>
              {link === null && <p className={css.text}>No link available</p>}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment ServiceCard on ServiceCard {
    id: jsonId
    title
    description
    link
    img {
      ...CardPicture
    }
  }
`
