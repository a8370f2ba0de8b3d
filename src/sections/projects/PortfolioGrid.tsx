import { Container } from "../../components/text/Container"
import { ServiceCard, type ServiceCardData } from "../services/ServiceCard"
import * as css from "./PortfolioGrid.module.css"

type PortfolioGridProps = {
  /** A service may appear twice; ids are unique. */
  cards: readonly { readonly id: string; readonly service: ServiceCardData }[]
}

/** Service cards in two columns, the second one lower, with pictures in different aspect ratios. */
export function PortfolioGrid({ cards }: PortfolioGridProps) {
  return (
    <Container>
      <ol className={css.grid} role="list">
        {cards.map(({ id, service }, index) => (
          <li key={id} className={css.cell}>
            <ServiceCard
              service={service}
              first={index === 0}
              number={index + 1}
              headingLevel={2}
              sizes="(min-width: 40em) 46vw, 92vw"
            />
          </li>
        ))}
      </ol>
    </Container>
  )
}
