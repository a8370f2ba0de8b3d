import { Link } from "../../components/action/Link"
import { phoneAddress } from "../../components/action/phoneAddress"
import { whatsappAddress } from "../../components/action/whatsappAddress"
import { Icon } from "../../components/media/Icon"
import { Container } from "../../components/text/Container"
import * as css from "./ContactBlock.module.css"

type ContactBlockProps = {
  headings: {
    readonly title: string
    readonly phone: string
    readonly whatsapp: string
    readonly booking: string
    readonly email: string
    readonly address: string
  }
  /** The agency's own details, from data/site.json. */
  details: {
    readonly phones: readonly string[]
    readonly whatsapp?: string | null
    readonly booking?: string | null
    readonly email: string
    readonly address: string
    readonly hours: string
  }
  /** "cloth": each box is a block of cloth in its colour; the map joins on below. */
  look?: "cloth"
}

/** Three boxes: phone, e-mail, office (docs/specification.md#contact-page). */
export function ContactBlock({ headings, details, look }: ContactBlockProps) {
  const box = look ? `night ${css.box}` : css.box
  return (
    <section
      className={look ? `${css.band} ${css[look]}` : css.band}
      aria-labelledby="contact-block-title"
    >
      <Container>
        <h2 id="contact-block-title" className={css.title}>
          {headings.title}
        </h2>
        <div className={css.boxes}>
          <div className={look ? `bold ${css.box}` : css.box}>
            <h3 className={css.name}>
              <Icon name="phone" />
              {headings.phone}
            </h3>
            {details.phones.map((phone) => (
              <p key={phone} className={css.way}>
                <a href={phoneAddress(phone)}>{phone}</a>
              </p>
            ))}
            {details.whatsapp && (
              <p>
                <Link to={whatsappAddress(details.whatsapp)}>{headings.whatsapp}</Link>
              </p>
            )}
            {details.booking && (
              <p>
                <Link to={details.booking}>{headings.booking}</Link>
              </p>
            )}
          </div>
          <div className={box}>
            <h3 className={css.name}>
              <Icon name="mail" />
              {headings.email}
            </h3>
            <p className={css.way}>
              <a href={`mailto:${details.email}`}>{details.email}</a>
            </p>
          </div>
          <div className={box}>
            <h3 className={css.name}>
              <Icon name="pin" />
              {headings.address}
            </h3>
            <p className={css.way}>{details.address}</p>
            <p className={css.soft}>{details.hours}</p>
          </div>
        </div>
      </Container>
    </section>
  )
}
