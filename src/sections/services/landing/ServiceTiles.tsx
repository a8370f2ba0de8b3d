import { CardLink } from "../../../components/action/CardLink"
import { classes } from "../../../components/classes"
import { Icon } from "../../../components/media/Icon"
import { Picture } from "../../../components/media/Picture"
import { Container } from "../../../components/text/Container"
import { SectionHeading } from "../../../components/text/SectionHeading"
import { twoDigits } from "../../../components/text/twoDigits"
import type { LandingServicesData } from "./landingServices"
import * as css from "./ServiceTiles.module.css"

type ServiceTilesProps = {
  services: LandingServicesData
}

/** Services as a patchwork of unequal tiles, each linked to its page if it has one; those with a picture are the largest. */
export function ServiceTiles({ services: { eyebrow, title, text, items } }: ServiceTilesProps) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="service-tiles-title">
      <Container className={css.inner} crossed>
        <div className={css.heading}>
          <SectionHeading id="service-tiles-title" eyebrow={eyebrow}>
            {title}
          </SectionHeading>
          <p className={css.intro}>{text}</p>
        </div>
        <ol className={css.quilt} role="list">
          {items.map((item, index) => (
            <li key={item.title} className={classes(css.tile, item.img && css.pictured)}>
              {item.img && (
                <Picture
                  picture={item.img}
                  sizes="(min-width: 68.75em) 40vw, (min-width: 40em) 44vw, 90vw"
                  className={css.img}
                />
              )}
              <span className={css.numeral} aria-hidden="true">
                {twoDigits(index + 1)}
              </span>
              <h3 className={css.title}>
                <CardLink to={item.link} className={css.link}>
                  {item.title}
                </CardLink>
              </h3>
              <p className={css.text}>{item.text}</p>
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
