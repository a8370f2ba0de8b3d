import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { CardLink } from "../../components/action/CardLink"
import { Picture } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import { twoDigits } from "../../components/text/twoDigits"
import type { LinkedIntroData } from "../fragments"
import { NoPage } from "../services/NoPage"
import type { ServiceCardData } from "../services/ServiceCard"
import * as css from "./MoreServices.module.css"

type MoreServicesProps = {
  more: LinkedIntroData
  services: readonly (ServiceCardData & { readonly number: number })[]
}

/** Related services as a cloth of checks, texts and pictures in turn, with a link to the whole list. */
export function MoreServices({ more, services }: MoreServicesProps) {
  if (services.length === 0) return null
  return (
    <section aria-labelledby="more-title">
      <Container>
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
      </Container>
      <ol className={css.board} role="list">
        {services.map(({ id, number, title, description, link, img }) => (
          <li key={id} className={css.service}>
            <div className={css.words}>
              <span className={css.number} aria-hidden="true">
                {twoDigits(number)}
              </span>
              <h3 className={css.title}>
                <CardLink to={link}>{title}</CardLink>
              </h3>
              <p className={css.text}>{description}</p>
              <NoPage link={link} />
            </div>
            <div className={css.picture}>
              <Picture picture={img} sizes="(min-width: 75em) 26vw, 52vw" className={css.img} />
            </div>
          </li>
        ))}
      </ol>
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
