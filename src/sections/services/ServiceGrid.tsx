import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { LinkedIntroData } from "../fragments"
import { ServiceCard, type ServiceCardData } from "./ServiceCard"
import * as css from "./ServiceGrid.module.css"

type ServiceGridProps = {
  heading: LinkedIntroData
  services: readonly ServiceCardData[]
}

/** Service cards: a plain weave of pictures and texts on phones, else columns, of which the third rises beside the heading. */
export function ServiceGrid({ heading, services }: ServiceGridProps) {
  if (services.length === 0) return null
  return (
    <section aria-labelledby="services-title">
      <Container className={css.inner} crossed>
        <SectionHeading
          id="services-title"
          eyebrow={heading.eyebrow}
          text={heading.text}
          action={heading.action}
        >
          {heading.title}
        </SectionHeading>
        <ul className={css.grid} role="list" data-crossed="back">
          {services.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} sizes="(min-width: 68.75em) 28vw, 45vw" />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
