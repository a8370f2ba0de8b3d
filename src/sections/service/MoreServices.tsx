import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { LinkedIntroData } from "../fragments"
import type { ServiceCardData } from "../services/ServiceCard"
import { ServiceLedger } from "../services/ServiceLedger"
import * as css from "./MoreServices.module.css"

type MoreServicesProps = {
  more: LinkedIntroData
  services: readonly (ServiceCardData & { readonly number: number })[]
}

/** Related services, with a link to the whole list. */
export function MoreServices({ more, services }: MoreServicesProps) {
  if (services.length === 0) return null
  return (
    <section className={css.band} aria-labelledby="more-title">
      <Container className={css.inner}>
        <div className={css.heading}>
          <SectionHeading id="more-title" eyebrow={more.eyebrow} text={more.text}>
            {more.title}
          </SectionHeading>
          {more.action.to && (
            <ButtonLink look="outline" to={more.action.to}>
              {more.action.label}
            </ButtonLink>
          )}
        </div>
        <ServiceLedger services={services} />
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment MoreServices on MoreServices {
    eyebrow
    title
    text
    action {
      ...Action
    }
  }
`
