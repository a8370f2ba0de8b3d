import { CardArrowLink } from "../../../components/action/CardArrowLink"
import { Container } from "../../../components/text/Container"
import { SectionHeading } from "../../../components/text/SectionHeading"
import type { LandingServicesData } from "./landingServices"
import * as css from "./ServiceRanks.module.css"

type ServiceRanksProps = {
  services: LandingServicesData
}

/** Services like ranked search results: columns side by side, the first one the tallest. */
export function ServiceRanks({ services: { eyebrow, title, text, items } }: ServiceRanksProps) {
  if (items.length === 0) return null
  return (
    <section className={css.band} aria-labelledby="ranks-title">
      <Container className={css.inner}>
        <div className={css.heading}>
          <SectionHeading id="ranks-title" eyebrow={eyebrow} text={text}>
            {title}
          </SectionHeading>
        </div>
        <ol className={css.ranks} role="list">
          {items.map((item, index) => (
            <li
              key={item.title}
              className={css.rank}
              style={{ "--below": index } as React.CSSProperties}
            >
              <span className={css.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <div className={css.words}>
                <h3 className={css.title}>
                  <CardArrowLink to={item.link}>{item.title}</CardArrowLink>
                </h3>
                <p className={css.text}>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
