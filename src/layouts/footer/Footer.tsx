import {
  AgencyAddress,
  FooterBrand,
  FooterLinks,
  type FooterProps,
  FooterRows,
  FooterSeam,
} from "./parts"

/** The simple footer of layouts A and C: contact details, copyright line and a few links. */
export function Footer(props: FooterProps) {
  return (
    <footer>
      <FooterSeam />
      <SimpleRows {...props} />
    </footer>
  )
}

/** Content of the simple footer; other footers end with it. */
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
