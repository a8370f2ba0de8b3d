import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { ServiceIntro } from "../../sections/service/ServiceIntro"
import { numbered } from "./numbered"
import { ServicePage } from "./ServicePage"

/** A static page of one of the seven IT services (docs/specification.md#routes). */
export default function ItService({
  data,
  pageContext,
}: PageProps<Queries.ItServicePageQuery, PageContext<"services/ItService">>) {
  const service = required(data.itService, "it-services.json")
  const page = required(data.itPage, "it-page.json")
  const all = numbered(data.allItService.nodes).map(({ slug, ...other }) => ({
    ...other,
    link: `/${slug}`,
  }))
  const others = all.filter(({ link }) => link !== pageContext.pagePath)
  const number = all.find(({ link }) => link === pageContext.pagePath)?.number
  return (
    <ServicePage
      path={pageContext.pagePath}
      service={service}
      own={data.servicePageTexts}
      process={{ ...page.process, items: service.approach }}
      more={page.more}
      services={others}
      closing={page.closing}
    >
      <ServiceIntro
        description={service.description}
        features={service.features}
        {...(number && { place: { number, total: all.length } })}
      />
    </ServicePage>
  )
}

export const query = graphql`
  query ItServicePage($slug: String!, $pagePath: String!) {
    servicePageTexts(path: { eq: $pagePath }) {
      ...ServicePage
    }
    itService(slug: { eq: $slug }) {
      title
      subtitle
      description
      img {
        ...HalfPicture
      }
      features {
        ...ServiceFeature
      }
      approach {
        ...TitledText
      }
    }
    itPage {
      process {
        eyebrow
        title
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
    allItService {
      nodes {
        id: jsonId
        slug
        title
        description: subtitle
        img {
          ...HalfPicture
        }
      }
    }
  }
`
