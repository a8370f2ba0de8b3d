import {
  AgencyAddress,
  FooterBrand,
  FooterLinks,
  type FooterProps,
  FooterRows,
  FooterSeam,
} from "./parts"

/** The simple footer: how to reach us, the copyright line and a few links (SPEC 2.2, layouts A and C). */
export function Footer(props: FooterProps) {
  return (
    <footer>
      <FooterSeam />
      <SimpleRows {...props} />
    </footer>
  )
}

/** What the simple footer holds; other footers end in it. */
export function SimpleRows({ site, links }: FooterProps) {
  return (
    <FooterRows site={site}>
      <FooterBrand name={site.name} text={site.tagline} />
      <AgencyAddress site={site} />
      <nav aria-label="Footer">
        <FooterLinks links={links} />
      </nav>
    </FooterRows>
  )
}
