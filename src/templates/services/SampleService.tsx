import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { ServiceIntro } from "../../sections/service/ServiceIntro"
import { numbered } from "./numbered"
import { ServicePage } from "./ServicePage"

/** /single-service: what UI/UX design is, and a three-step approach (docs/specification.md#content-pages). */
export default function SampleService({
  data,
  pageContext,
}: PageProps<Queries.SampleServicePageQuery, PageContext<"services/SampleService">>) {
  const service = required(data.sampleService, "single-service.json")
  return (
    <ServicePage
      path={pageContext.pagePath}
      heading={pageContext.title}
      crumb={pageContext.crumb}
      service={service}
      own={data.servicePageTexts}
      process={service.process}
      more={service.more}
      services={numbered(data.allServiceCard.nodes)}
      closing={service.closing}
    >
      <ServiceIntro
        title={service.title}
        description={service.description}
        features={service.features}
      />
    </ServicePage>
  )
}

export const query = graphql`
  query SampleServicePage($pagePath: String!) {
    servicePageTexts(path: { eq: $pagePath }) {
      ...ServicePage
    }
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
          ...TitledText
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
    allServiceCard(filter: { group: { eq: reliedOn } }) {
      nodes {
        ...LargeServiceCard
      }
    }
  }
`
