import { type ReactNode, useId } from "react"
import { Link } from "../components/action/Link"
import { phoneAddress } from "../components/action/phoneAddress"
import { whatsappAddress } from "../components/action/whatsappAddress"
import { Icon } from "../components/media/Icon"
import * as css from "./ContactFooter.module.css"
import { FooterContactForm } from "./ContactForm"

type ContactFooterProps = {
  /** The agency's contact details, from data/site.json. */
  details: {
    readonly phones: readonly string[]
    readonly whatsapp?: string | null
    readonly email: string
  }
  /** Links to the agency's social networks, rendered by the layout. */
  socials: ReactNode
}

/**
 * The contact band of layout F's footer: details beside a form
 * (docs/specification.md#contact-page).
 */
export function ContactFooter({
  details: { phones, whatsapp, email },
  socials,
}: ContactFooterProps) {
  const id = useId()
  return (
    <section className={css.band} aria-labelledby={id}>
      <div className={css.inner}>
        <div className={css.project}>
          <h2 id={id} className={css.title}>
            Lets start a project together
          </h2>
          <ul className={css.ways} role="list">
            {phones.map((phone) => (
              <li key={phone}>
                <a className={css.way} href={phoneAddress(phone)}>
                  <Icon name="phone" />
                  {phone}
                </a>
              </li>
            ))}
            {whatsapp && (
              <li>
                <Link className={css.way} to={whatsappAddress(whatsapp)}>
                  <Icon name="chat" />
                  <span>
                    <span className="visually-hidden">WhatsApp </span>
                    {whatsapp}
                  </span>
                </Link>
              </li>
            )}
            <li>
              <a className={css.way} href={`mailto:${email}`}>
                <Icon name="mail" />
                {email}
              </a>
            </li>
          </ul>
          <div className={css.socials}>{socials}</div>
        </div>
        <div className={css.message}>
          <h3 className={css.heading}>Send us a message</h3>
          <FooterContactForm email={email} />
        </div>
      </div>
    </section>
  )
}
