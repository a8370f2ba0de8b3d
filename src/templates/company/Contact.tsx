import { graphql, type PageProps } from "gatsby"
import { Picture } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { ContactForm } from "../../contact/ContactForm"
import { OfficeMap } from "../../contact/OfficeMap"
import type { PlanSubjects } from "../../contact/planSubject"
import { FirstViewEnd } from "../../layouts/FirstViewEnd"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { Answerer } from "../../sections/closing/Answerer"
import { ContactBlock } from "../../sections/closing/ContactBlock"
import { ContactFaq } from "../../sections/closing/ContactFaq"
import { NextSteps } from "../../sections/closing/NextSteps"
import * as grounds from "../../sections/grounds.module.css"
import { TitleBar } from "../../sections/hero/TitleBar"
import { StructuredData } from "../../seo/StructuredData"
import { contactPage, faqPage } from "../../seo/structured"
import * as css from "./Contact.module.css"

/**
 * /contact-us: the person who answers, form, picture, what happens next, contact block, map, FAQ in two columns
 * (docs/specification.md#contact-page).
 */
export default function Contact({
  data,
  pageContext,
}: PageProps<Queries.ContactPageQuery, PageContext<"company/Contact">>) {
  const contact = required(data.contact, "contact.json")
  const site = required(data.siteInfo, "site.json")
  const subjects = planSubjects(contact.plan, [
    ...data.allPlan.nodes,
    ...(data.homeSix?.plans.items ?? []),
  ])
  return (
    <>
      <StructuredData items={(agency) => [contactPage(agency), faqPage(contact.faq.items)]} />
      <div className={`night ${grounds.crimson} ${css.opening}`}>
        <TitleBar title={pageContext.title} crumb={pageContext.crumb} text={contact.text} />
      </div>
      <section aria-labelledby="form-title">
        <Container className={css.columns}>
          <div className={css.answer}>
            <Answerer answer={contact.answer} booking={site.booking} />
          </div>
          <div className={css.form}>
            <h2 id="form-title" className={css.title}>
              {contact.title}
            </h2>
            <ContactForm email={site.email} subjects={subjects} />
          </div>
          <Picture
            picture={contact.img}
            sizes="(min-width: 75em) 36vw, (min-width: 50em) 397px, 100vw"
            className={css.img}
          />
        </Container>
      </section>
      <FirstViewEnd />
      <NextSteps next={contact.next} />
      <ContactBlock headings={contact.boxes} details={site} look="cloth" />
      <OfficeMap map={contact.map} address={site.address} />
      <ContactFaq faq={contact.faq} />
    </>
  )
}

type Plan = { readonly id: string; readonly title: string }

/** The form's subject for each plan. Where two plans have the same id, it is the first one's. */
function planSubjects(start: string, plans: readonly Plan[]): PlanSubjects {
  return Object.fromEntries(plans.map(({ id, title }) => [id, `${start} ${title}`]).reverse())
}

export const query = graphql`
  query ContactPage {
    contact {
      title
      text
      img {
        ...BlurredPicture
      }
      plan
      answer {
        ...Answerer
      }
      next {
        ...NextSteps
      }
      boxes {
        title
        phone
        whatsapp
        booking
        email
        address
      }
      map {
        title
        text
        latitude
        longitude
        zoom
        still {
          ...LogoPicture
        }
      }
      faq {
        ...ContactFaq
      }
    }
    allPlan {
      nodes {
        id: jsonId
        title
      }
    }
    homeSix {
      plans {
        items {
          id
          title
        }
      }
    }
    siteInfo {
      phones
      whatsapp
      booking
      email
      address
      hours
    }
  }
`
