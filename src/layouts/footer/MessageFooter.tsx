import { ContactFooter } from "../../contact/ContactFooter"
import { SocialLinks } from "../SocialLinks"
import { SimpleRows } from "./Footer"
import { type FooterProps, FooterSeam } from "./parts"

/** The footer with a form: 'Send us a message' beside 'Lets start a project together', then the simple one (SPEC 2.3). */
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
