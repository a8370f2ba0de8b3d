import { graphql, type PageProps } from "gatsby"
import { must } from "../must"
import type { PageContext } from "../routes"
import { CallToAction } from "../sections/closing/CallToAction"
import { MoreServices } from "../sections/offer/MoreServices"
import { Process } from "../sections/offer/Process"
import { ServiceFeatures } from "../sections/offer/ServiceFeatures"
import { ServiceIntro } from "../sections/offer/ServiceIntro"
import { TitleBar } from "../sections/opening/TitleBar"
import { StructuredData } from "../seo/StructuredData"
import { service as serviceItem } from "../seo/structured"
import { numbered } from "./numbered"

/** /single-service: what UI/UX design is, and a three-step approach (SPEC 2.5, Service Details). */
export default function SampleService({
  data,
  pageContext,
}: PageProps<Queries.SampleServicePageQuery, PageContext>) {
  const service = must(data.sampleService, "single-service.json")
  return (
    <>
      <StructuredData
        items={(site) => [
          serviceItem(
            { title: service.title, description: service.subtitle, path: pageContext.pagePath },
            site,
          ),
        ]}
      />
      <TitleBar title={pageContext.title} text={service.subtitle} />
      <ServiceIntro
        title={service.title}
        description={service.description}
        img={service.img}
        mirrored
      />
      <ServiceFeatures features={service.features} />
      <Process process={service.process} />
      <MoreServices more={service.more} services={numbered(data.allServiceCard.nodes)} />
      <CallToAction closing={service.closing} />
    </>
  )
}

export const query = graphql`
  query SampleServicePage {
    sampleService {
      subtitle
      title
      description
      img {
        ...HalfPicture
      }
      features {
        ...ServiceFeature
      }
      process {
        eyebrow
        title
        items {
          title
          text
        }
        action {
          ...Action
        }
      }
      more {
        ...MoreServices
      }
      closing {
        ...CallToAction
      }
    }
    allServiceCard(filter: { group: { eq: "reliedOn" } }) {
      nodes {
        ...LargeServiceCard
      }
    }
  }
`
