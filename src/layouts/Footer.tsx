import { Link } from "../components/action/Link"
import * as css from "./Footer.module.css"
import { Logo } from "./Logo"

type FooterProps = {
  site: {
    readonly name: string
    readonly tagline: string
    readonly phones: readonly string[]
    readonly email: string
    readonly address: string
    readonly copyright: string
  }
  links: { id: string; label: string; to: string }[]
}

/** The simple footer: how to reach us, the copyright line and a few links (SPEC 2.2, layouts A and C). */
export function Footer({ site, links }: FooterProps) {
  return (
    <footer>
      <div className={css.seam} aria-hidden="true" />
      <div className={css.inner}>
        <div className={css.brand}>
          <Logo name={site.name} />
          <p className={css.soft}>{site.tagline}</p>
        </div>
        <address className={css.address}>
          {site.phones.map((phone) => (
            <a key={phone} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
              {phone}
            </a>
          ))}
          <a href={`mailto:${site.email}`}>{site.email}</a>
          <span>{site.address}</span>
        </address>
        <nav className={css.links} aria-label="Footer">
          <ul role="list">
            {links.map(({ id, label, to }) => (
              <li key={id}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={css.copyright}>{site.copyright}</p>
      </div>
    </footer>
  )
}
