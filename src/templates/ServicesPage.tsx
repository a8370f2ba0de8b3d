import { graphql, type PageProps } from "gatsby"
import type { PageContext } from "../routes"
import { WaysOn } from "../sections/closing/WaysOn"
import { StructuredData } from "../seo/StructuredData"
import { service as serviceItem } from "../seo/structured"
import { pageOf, servicePages } from "../showcase/pages"
import { Showcase } from "../showcase/Showcase"
import { ServiceDetails } from "../showcase/services/ServiceDetails"
import { ServiceWaiting } from "../showcase/services/ServiceWaiting"
import { readService } from "../showcase/services/service"
import { ShowcasePage } from "./ShowcasePage"

/** One active service at a time, fetched in the browser (docs/specification.md#project-and-service-pages). */
export default function ServicesPage({
  data,
  pageContext: { pagePath, title, description, list },
  location,
}: PageProps<Queries.ServicesPageQuery, PageContext<"ServicesPage">>) {
  const page = pageOf(servicePages, list)
  return (
    <>
      <StructuredData
        items={(site) => [serviceItem({ title, description, path: pagePath }, site)]}
      />
      <ShowcasePage
        title={title}
        description={description}
        words={page.words}
        data={data}
        onward={data.serviceWays && <WaysOn ways={data.serviceWays.ways} />}
      >
        <Showcase
          list={page.list}
          words={page.words}
          activeOnly
          read={readService}
          path={pagePath}
          title={title}
          description={description}
          search={location.search}
          waiting={<ServiceWaiting />}
        >
          {(service) => <ServiceDetails service={service} approach={page.approach} />}
        </Showcase>
      </ShowcasePage>
    </>
  )
}

export const query = graphql`
  query ServicesPage($pagePath: String!, $list: String!) {
    ...ShowcasePage
    serviceWays(jsonId: { eq: $list }) {
      ways {
        ...WaysOn
      }
    }
  }
`
