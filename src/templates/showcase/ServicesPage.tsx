import { graphql, type PageProps } from "gatsby"
import { FirstViewEnd } from "../../layouts/FirstViewEnd"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import { RelatedLinks } from "../../sections/closing/RelatedLinks"
import { ServiceCloth } from "../../sections/service/ServiceCloth"
import { ServiceOpening } from "../../sections/service/ServiceOpening"
import { StructuredData } from "../../seo/StructuredData"
import { faqPage, service as serviceItem } from "../../seo/structured"
import { contentListPage } from "../../showcase/contentLists"
import { PageAbout } from "../../showcase/PageAbout"
import { Showcase } from "../../showcase/Showcase"
import { ShowcaseProvider } from "../../showcase/ShowcaseProvider"
import { ServiceDetails } from "../../showcase/services/ServiceDetails"
import { ServiceSkeleton } from "../../showcase/services/ServiceSkeleton"
import { readService } from "../../showcase/services/service"
import { WithoutScript } from "../../showcase/states/WithoutScript"
import * as css from "./ServicesPage.module.css"

/**
 * One active service at a time, fetched in the browser (docs/specification.md#project-and-service-pages). What it costs, a
 * project, a client's words and questions are part of the page, so they are there while the service loads or fails.
 */
export default function ServicesPage({
  data,
  pageContext: { pagePath, title, crumb, description, list },
  location,
}: PageProps<Queries.ServicesPageQuery, PageContext<"showcase/ServicesPage">>) {
  const { texts, approach, steps } = contentListPage("showcase/ServicesPage", list)
  const own = data.servicePageTexts
  const ways = data.serviceWays?.ways
  return (
    <>
      <StructuredData
        items={(site) => [
          serviceItem({ title, description, path: pagePath }, site),
          ...(own ? [faqPage(own.faq.items)] : []),
        ]}
      />
      <ServiceOpening
        title={title}
        crumb={crumb}
        text={description}
        img={own?.img ?? null}
        facts={own?.facts ?? []}
      />
      <FirstViewEnd />
      <PageAbout text={required(data.showcasePage, "showcase-pages.json").about} />
      <WithoutScript texts={texts} />
      <div className={css.list}>
        <ShowcaseProvider>
          <Showcase
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
            {([service]) => <ServiceDetails service={service} approach={approach} steps={steps} />}
          </Showcase>
        </ShowcaseProvider>
      </div>
      {own ? (
        <ServiceCloth own={own} {...(ways && { ways })} />
      ) : (
        <>
          {ways && <RelatedLinks ways={ways} />}
          <CallToAction closing={required(data.home, "home.json").closing} />
        </>
      )}
    </>
  )
}

export const query = graphql`
  query ServicesPage($pagePath: String!, $list: String!) {
    ...ShowcasePage
    servicePageTexts(path: { eq: $pagePath }) {
      ...ServicePage
    }
    serviceWays(jsonId: { eq: $list }) {
      ways {
        ...RelatedLinks
      }
    }
  }
  fragment ServicePage on ServicePageTexts {
    ...ServiceOpening
    ...ServiceCloth
  }
`
