import { graphql, type PageProps } from "gatsby"
import { Picture } from "../../components/media/Picture"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import { RelatedLinks } from "../../sections/closing/RelatedLinks"
import { Questions } from "../../sections/company/Questions"
import { TitleBar } from "../../sections/hero/TitleBar"
import { PlanList } from "../../sections/pricing/PlanList"
import { StructuredData } from "../../seo/StructuredData"
import { faqPage, offers } from "../../seo/structured"
import * as css from "./PricingPage.module.css"

/** /pricing: three packages, billed annually or monthly, and an FAQ (docs/specification.md#content-pages). */
export default function PricingPage({
  data,
  pageContext,
}: PageProps<Queries.PricingPageQuery, PageContext<"company/PricingPage">>) {
  const pricing = required(data.pricing, "pricing.json")
  return (
    <>
      <StructuredData
        items={(site) => [
          offers(pricing.heading.title, data.allPlan.nodes, pricing.frequencies, site),
          faqPage(pricing.faq.items),
        ]}
      />
      <div className={`whole ${css.opening}`}>
        <TitleBar title={pageContext.title} crumb={pageContext.crumb} text={pricing.text} />
        <div className={css.picture}>
          <Picture
            picture={pricing.img}
            first
            sizes="(min-width: 40em) 37vw, 100vw"
            className={css.img}
          />
        </div>
      </div>
      <PlanList
        heading={pricing.heading}
        billing={pricing.billing}
        frequencies={pricing.frequencies}
        plans={data.allPlan.nodes}
        empty={pricing.empty}
      />
      <Questions faq={pricing.faq} look="dyed" />
      <RelatedLinks ways={pricing.ways} />
      <CallToAction closing={pricing.closing} />
    </>
  )
}

export const query = graphql`
  query PricingPage {
    pricing {
      text
      img {
        ...HalfPicture
      }
      ...PlanList
      faq {
        eyebrow
        title
        items {
          title
          text
        }
      }
      ways {
        ...RelatedLinks
      }
      closing {
        ...CallToAction
      }
    }
    allPlan {
      nodes {
        ...Plan
      }
    }
  }
`
