import { graphql, type PageProps } from "gatsby"
import type { PageContext } from "../../routes"
import { RelatedLinks } from "../../sections/closing/RelatedLinks"
import { StructuredData } from "../../seo/StructuredData"
import { service as serviceItem } from "../../seo/structured"
import { contentListPage } from "../../showcase/contentLists"
import { ServiceDetails } from "../../showcase/services/ServiceDetails"
import { ServiceSkeleton } from "../../showcase/services/ServiceSkeleton"
import { readService } from "../../showcase/services/service"
import { ShowcasePage } from "./ShowcasePage"

/** One active service at a time, fetched in the browser (docs/specification.md#project-and-service-pages). */
export default function ServicesPage({
  data,
  pageContext: { pagePath, title, crumb, description, list },
  location,
}: PageProps<Queries.ServicesPageQuery, PageContext<"showcase/ServicesPage">>) {
  const { texts, approach } = contentListPage("showcase/ServicesPage", list)
  return (
    <>
      <StructuredData
        items={(site) => [serviceItem({ title, description, path: pagePath }, site)]}
      />
      <ShowcasePage
        crumb={crumb}
        data={data}
        onward={data.serviceWays && <RelatedLinks ways={data.serviceWays.ways} />}
        path={pagePath}
        title={title}
        description={description}
        search={location.search}
        list={list}
        texts={texts}
        activeOnly
        read={readService}
        skeleton={<ServiceSkeleton />}
      >
        {([service]) => <ServiceDetails service={service} approach={approach} />}
      </ShowcasePage>
    </>
  )
}

export const query = graphql`
  query ServicesPage($pagePath: String!, $list: String!) {
    ...ShowcasePage
    serviceWays(jsonId: { eq: $list }) {
      ways {
        ...RelatedLinks
      }
    }
  }
`
