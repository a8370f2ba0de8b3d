import { CardArrowLink } from "../../components/action/CardArrowLink"
import { Picture } from "../../components/media/Picture"
import { twoDigits } from "../../components/text/twoDigits"
import { NoPage } from "./NoPage"
import type { ServiceCardData } from "./ServiceCard"
import * as css from "./ServiceLedger.module.css"

type ServiceLedgerProps = {
  /** Each with its number in the whole list. */
  services: readonly (ServiceCardData & { readonly number: number })[]
  /** Width of a picture in wide windows, in vw. */
  picture: number
}

/** Services as cells of a cloth: number, title, description and picture. */
export function ServiceLedger({ services, picture }: ServiceLedgerProps) {
  return (
    <ol className={css.ledger} role="list">
      {services.map(({ id, number, title, description, link, img }, index) => (
        <li key={id} className={css.row}>
          <span className={css.number} aria-hidden="true">
            {twoDigits(number)}
          </span>
          <h3 className={css.title}>
            <CardArrowLink to={link}>{title}</CardArrowLink>
          </h3>
          <div className={css.words}>
            <p className={css.text}>{description}</p>
            <NoPage link={link} />
          </div>
          <div className={css.picture}>
            <Picture
              picture={img}
              sizes={`(min-width: 62.5em) ${picture}vw, (min-width: 40em) 50vw, ${index % 3 === 0 ? 100 : 50}vw`}
              className={css.img}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}
