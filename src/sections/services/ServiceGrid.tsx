import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { LinkedIntroData } from "../fragments"
import { ServiceCard, type ServiceCardData } from "./ServiceCard"
import * as css from "./ServiceGrid.module.css"

const sizes = "(min-width: 68.75em) 33vw, (min-width: 40em) 50vw, 93vw"
/** The first of each three is as wide as the window of a tablet, too. */
const sizesOfLarge = "(min-width: 68.75em) 33vw, 93vw"

type ServiceGridProps = {
  heading: LinkedIntroData
  services: readonly ServiceCardData[]
}

/** Services as one cloth as wide as the window: pictures and what they show take turns like its checks. */
export function ServiceGrid({ heading, services }: ServiceGridProps) {
  if (services.length === 0) return null
  return (
    <section aria-labelledby="services-title" className={css.band}>
      <Container>
        <SectionHeading
          id="services-title"
          split
          eyebrow={heading.eyebrow}
          text={heading.text}
          action={heading.action}
        >
          {heading.title}
        </SectionHeading>
      </Container>
      <ul className={css.grid} role="list">
        {services.map((service, index) => (
          <li key={service.id}>
            <ServiceCard service={service} sizes={index % 3 === 0 ? sizesOfLarge : sizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
