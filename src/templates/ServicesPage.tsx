import { graphql, type PageProps } from "gatsby"
import { must } from "../must"
import type { PageContext } from "../routes"
import { CallToAction } from "../sections/closing/CallToAction"
import { TitleBar } from "../sections/opening/TitleBar"
import { StructuredData } from "../seo/StructuredData"
import { service as serviceItem } from "../seo/structured"
import { pageOf, servicePages } from "../showcase/pages"
import { Showcase } from "../showcase/Showcase"
import { ShowcaseProvider } from "../showcase/ShowcaseProvider"
import { ServiceDetails } from "../showcase/services/ServiceDetails"
import { ServiceWaiting } from "../showcase/services/ServiceWaiting"
import { readService } from "../showcase/services/service"
import { WithoutScript } from "../showcase/WithoutScript"

/** One active service at a time, from the content service (SPEC 2.6). */
export default function ServicesPage({
  data,
  pageContext: { pagePath, title, description, list },
  location,
}: PageProps<Queries.ServicesPageQuery, PageContext>) {
  const page = pageOf(servicePages, list)
  return (
    <>
      <StructuredData
        items={(site) => [serviceItem({ title, description, path: pagePath }, site)]}
      />
      <TitleBar title={title} text={description} />
      <WithoutScript words={page.words} />
      <ShowcaseProvider>
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
      </ShowcaseProvider>
      <CallToAction closing={must(data.home, "home.json").closing} />
    </>
  )
}

export const query = graphql`
  query ServicesPage {
    home {
      closing {
        ...CallToAction
      }
    }
  }
`
