import type { CSSProperties } from "react"
import { CardArrowLink } from "../../../components/action/CardArrowLink"
import { Container } from "../../../components/text/Container"
import { SectionHeading } from "../../../components/text/SectionHeading"
import { twoDigits } from "../../../components/text/twoDigits"
import type { LandingServicesData } from "./landingServices"
import * as css from "./ServiceRows.module.css"

type ServiceRowsProps = {
  services: LandingServicesData
  /**
   * "stages": one below the other, each with a check more; "matrix": ruled, two by two or, in wide windows, lines across the page; "bills": posters of
   * different sizes and colours.
   */
  look?: "stages" | "matrix" | "bills"
}

/** Numbered services, each linked to its page if it has one. */
export function ServiceRows({ services, look = "stages" }: ServiceRowsProps) {
  const { eyebrow, title, text, items } = services
  if (items.length === 0) return null
  return (
    <section className={`${css.band} ${css[look]}`} aria-labelledby="service-rows-title">
      <Container className={css.inner}>
        <div className={css.heading}>
          <SectionHeading id="service-rows-title" eyebrow={eyebrow} text={text}>
            {title}
          </SectionHeading>
        </div>
        <ol className={css.list} role="list">
          {items.map((item, index) => (
            <li
              key={item.title}
              className={css.row}
              style={
                look === "stages"
                  ? ({ "--stage": index + 1, "--stages": items.length } as CSSProperties)
                  : undefined
              }
            >
              <span className={css.numeral} aria-hidden="true">
                {twoDigits(index + 1)}
              </span>
              <h3 className={css.title}>
                <CardArrowLink to={item.link} beside={look !== "bills"}>
                  {item.title}
                </CardArrowLink>
              </h3>
              <p className={css.text}>{item.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
