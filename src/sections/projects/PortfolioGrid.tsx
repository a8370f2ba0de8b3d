import { Container } from "../../components/text/Container"
import { ServiceCard, type ServiceCardData } from "../services/ServiceCard"
import * as css from "./PortfolioGrid.module.css"

type PortfolioGridProps = {
  /** A service may stand in it twice; ids may not. */
  cards: readonly { readonly id: string; readonly service: ServiceCardData }[]
}

/** Service cards in two columns of unlike pictures, the second half a picture lower (SPEC 2.5, Portfolio Two Column). */
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
