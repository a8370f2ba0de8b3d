import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import * as grounds from "../../sections/grounds.module.css"
import { NothingToShow } from "../../sections/services/NothingToShow"
import { fillChapters, ServiceChapters } from "../../sections/services/ServiceChapters"
import { ServicesOpening } from "../../sections/services/ServicesOpening"

/** /service: fifteen services in chapters (docs/specification.md#content-pages). */
export default function ServiceList({
  data,
  pageContext,
}: PageProps<Queries.ServiceListPageQuery, PageContext<"services/ServiceList">>) {
  const list = required(data.serviceList, "service-list.json")
  const chapters = fillChapters(list.chapters, data.allServiceCard.nodes)
  return (
    <>
      <ServicesOpening
        title={pageContext.title}
        crumb={pageContext.crumb}
        opening={list}
        chapters={chapters}
      />
      {chapters.length > 0 ? (
        <ServiceChapters chapters={chapters} />
      ) : (
        <NothingToShow text={list.empty} />
      )}
      <CallToAction closing={list.closing} colours={grounds.forest} />
    </>
  )
}

export const query = graphql`
  query ServiceListPage {
    serviceList {
      ...ServicesOpening
      chapters {
        ...ServiceChapter
      }
      empty
      closing {
        ...CallToAction
      }
    }
    allServiceCard {
      nodes {
        ...LargeServiceCard
        group
      }
    }
  }
`
