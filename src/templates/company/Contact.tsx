import { graphql, type PageProps } from "gatsby"
import { Picture } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import { ContactForm } from "../../contact/ContactForm"
import { OfficeMap } from "../../contact/OfficeMap"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { ContactBlock } from "../../sections/closing/ContactBlock"
import { ContactFaq } from "../../sections/closing/ContactFaq"
import { TitleBar } from "../../sections/hero/TitleBar"
import { StructuredData } from "../../seo/StructuredData"
import { contactPage, faqPage } from "../../seo/structured"
import * as css from "./Contact.module.css"

/** /contact-us: form and picture, contact block, map, FAQ in two columns (docs/specification.md#contact-page). */
export default function Contact({
  data,
  pageContext,
}: PageProps<Queries.ContactPageQuery, PageContext<"company/Contact">>) {
  const contact = required(data.contact, "contact.json")
  const site = required(data.siteInfo, "site.json")
  return (
    <>
      <StructuredData items={(agency) => [contactPage(agency), faqPage(contact.faq.items)]} />
      <TitleBar title={pageContext.title} crumb={pageContext.crumb} />
      <Container className={css.columns}>
        <section className={css.form} aria-labelledby="form-title">
          <SectionHeading id="form-title" text={contact.text}>
            {contact.title}
          </SectionHeading>
          <ContactForm email={site.email} />
        </section>
        <div className={css.picture}>
          <Picture picture={contact.img} sizes="397px" className={css.img} />
        </div>
      </Container>
      <ContactBlock headings={contact.boxes} details={site} />
      <OfficeMap map={contact.map} address={site.address} />
      <ContactFaq faq={contact.faq} />
    </>
  )
}

export const query = graphql`
  query ContactPage {
    contact {
      title
      text
      img {
        ...BlurredPicture
      }
      boxes {
        title
        phone
        email
        address
      }
      map {
        title
        text
        latitude
        longitude
        zoom
      }
      faq {
        ...ContactFaq
      }
    }
    siteInfo {
      phones
      email
      address
      hours
    }
  }
`
