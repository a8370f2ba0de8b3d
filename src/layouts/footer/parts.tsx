import { Fragment, type ReactNode } from "react"
import { Link } from "../../components/action/Link"
import { MaybeLink } from "../../components/action/MaybeLink"
import { phoneAddress } from "../../components/action/phoneAddress"
import { classes } from "../../components/classes"
import { Logo } from "../Logo"
import type { Social } from "../SocialLinks"
import * as css from "./parts.module.css"

export type FooterSite = {
  readonly name: string
  readonly tagline: string
  readonly blurb: string
  readonly phones: readonly string[]
  readonly whatsapp?: string | null
  readonly booking?: string | null
  readonly email: string
  readonly address: string
  readonly hours: string
  readonly copyright: string
  readonly legal: readonly { readonly label: string; readonly to: string | null }[]
  readonly socials: readonly Social[]
}

export type FooterLinkData = { readonly label: string; readonly to: string }

/** What the layout passes to every footer. */
export type FooterProps = {
  site: FooterSite
  links: readonly FooterLinkData[]
}

type FooterRowsProps = {
  /** Its copyright line and legal links run across the bottom. */
  site: Pick<FooterSite, "copyright" | "legal">
  className?: string
  children: ReactNode
}

/** A footer's width and margins: its parts in columns, the copyright line below them. */
export function FooterRows({ site, className, children }: FooterRowsProps) {
  return (
    <div className={classes(css.rows, className)}>
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

/** The strip of cloth between page and footer. */
export function FooterSeam() {
  return <div className={css.seam} aria-hidden="true" />
}

/** The logo as wide as the footer, then a short text: two of its parts. */
export function FooterBrand({ name, text }: { name: string; text: string }) {
  return (
    <>
      <div className={css.name}>
        <Logo name={name} />
      </div>
      <p className={css.soft}>{text}</p>
    </>
  )
}

/** The agency's contact details. */
export function AgencyAddress({
  site,
}: {
  site: Pick<FooterSite, "phones" | "email" | "address">
}) {
  return (
    <address className={css.address}>
      {/* The spaces are for readers without styles; with styles each item has its own line. */}
      {site.phones.map((phone) => (
        <Fragment key={phone}>
          <a href={phoneAddress(phone)}>{phone}</a>{" "}
        </Fragment>
      ))}
      <a href={`mailto:${site.email}`}>{site.email}</a> <span>{site.address}</span>
    </address>
  )
}

/** A vertical list of links. */
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
