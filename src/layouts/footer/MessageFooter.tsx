import { ContactFooter } from "../../contact/ContactFooter"
import { SocialLinks } from "../SocialLinks"
import { SimpleRows } from "./Footer"
import { type FooterProps, FooterSeam } from "./parts"

/**
 * The footer of layout F: contact details beside a contact form, above the simple footer
 * (docs/specification.md#contact-page).
 */
export function MessageFooter(props: FooterProps) {
  const { site } = props
  return (
    <footer>
      <ContactFooter details={site} socials={<SocialLinks socials={site.socials} />} />
      <FooterSeam />
      <SimpleRows {...props} />
    </footer>
  )
}
