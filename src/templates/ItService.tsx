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

/** The static pages of the IT services (DESIGN "Routes"). */
export default function ItService({
  data,
  pageContext,
}: PageProps<Queries.ItServicePageQuery, PageContext>) {
  const service = must(data.itService, "it-services.json")
  const page = must(data.itPage, "it-page.json")
  const all = numbered(data.allItService.nodes).map(({ slug, ...other }) => ({
    ...other,
    link: `/${slug}`,
  }))
  const others = all.filter(({ link }) => link !== pageContext.pagePath)
  const number = all.find(({ link }) => link === pageContext.pagePath)?.number
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
      <TitleBar title={service.title} text={service.subtitle} />
      <ServiceIntro
        description={service.description}
        img={service.img}
        {...(number && { place: { number, total: all.length } })}
      />
      <ServiceFeatures features={service.features} />
      <Process process={{ ...page.process, items: service.approach }} />
      <MoreServices more={page.more} services={others} />
      <CallToAction closing={page.closing} />
    </>
  )
}

export const query = graphql`
  query ItServicePage($slug: String!) {
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
        title
        text
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
