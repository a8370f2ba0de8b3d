import { Fragment, type ReactNode } from "react"
import { Link } from "../../components/action/Link"
import { MaybeLink } from "../../components/action/MaybeLink"
import { phoneAddress } from "../../components/action/phoneAddress"
import { Logo } from "../Logo"
import type { Social } from "../SocialLinks"
import * as css from "./parts.module.css"

export type FooterSite = {
  readonly name: string
  readonly tagline: string
  readonly blurb: string
  readonly phones: readonly string[]
  readonly email: string
  readonly address: string
  readonly hours: string
  readonly copyright: string
  readonly legal: readonly { readonly label: string; readonly to: string | null }[]
  readonly socials: readonly Social[]
}

export type FooterLinkData = { readonly label: string; readonly to: string }

/** What every kind of footer gets from the layout. */
export type FooterProps = {
  site: FooterSite
  links: readonly FooterLinkData[]
}

type FooterRowsProps = {
  /** Its copyright line and what belongs to it stand across, under the rest. */
  site: Pick<FooterSite, "copyright" | "legal">
  className?: string
  children: ReactNode
}

/** A footer's width and margins: its parts in columns, its copyright line below them. */
export function FooterRows({ site, className = "", children }: FooterRowsProps) {
  return (
    <div className={`${css.rows} ${className}`}>
      {children}
      <div className={css.last}>
        <p>{site.copyright}</p>
        <ul className={css.legal} role="list">
          {site.legal.map(({ label, to }) => (
            <li key={label}>
              <MaybeLink to={to}>{label}</MaybeLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The strip of cloth where page and footer meet. */
export function FooterSeam() {
  return <div className={css.seam} aria-hidden="true" />
}

/** Logo and a few words. */
export function FooterBrand({ name, text }: { name: string; text: string }) {
  return (
    <div className={css.brand}>
      <Logo name={name} />
      <p className={css.soft}>{text}</p>
    </div>
  )
}

/** How to reach the agency. */
export function AgencyAddress({
  site,
}: {
  site: Pick<FooterSite, "phones" | "email" | "address">
}) {
  return (
    <address className={css.address}>
      {/* The spaces are for readers without styles: with them each stands on a line of its own. */}
      {site.phones.map((phone) => (
        <Fragment key={phone}>
          <a href={phoneAddress(phone)}>{phone}</a>{" "}
        </Fragment>
      ))}
      <a href={`mailto:${site.email}`}>{site.email}</a> <span>{site.address}</span>
    </address>
  )
}

/** Links, one below the other. */
export function FooterLinks({ links }: { links: readonly FooterLinkData[] }) {
  return (
    <ul className={css.links} role="list">
      {links.map(({ label, to }) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
