import { graphql, useStaticQuery } from "gatsby"
import { required } from "../../required"
import { ContactBlock } from "../../sections/closing/ContactBlock"
import * as css from "./BlockFooter.module.css"
import { SimpleRows } from "./Footer"
import { type FooterProps, FooterSeam } from "./parts"

/** Layout D's footer: three contact boxes, then the simple footer (docs/design.md#six-layouts). */
export function BlockFooter(props: FooterProps) {
  const { contact } = useStaticQuery<Queries.BlockFooterQuery>(graphql`
    query BlockFooter {
      contact {
        boxes {
          title
          phone
          whatsapp
          booking
          email
          address
        }
      }
    }
  `)
  return (
    <footer>
      <div className={`night ${css.contact}`}>
        <ContactBlock headings={required(contact, "contact.json").boxes} details={props.site} />
      </div>
      <FooterSeam />
      <SimpleRows {...props} />
    </footer>
  )
}
