import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import * as grounds from "../../sections/grounds.module.css"
import { TitlePoster } from "../../sections/hero/TitlePoster"
import { NothingToShow } from "../../sections/services/NothingToShow"
import { fillChapters, ServiceChapters } from "../../sections/services/ServiceChapters"
import { ServiceContents } from "../../sections/services/ServiceContents"

/** /service: fifteen services in chapters (docs/specification.md#content-pages). */
export default function ServiceList({
  data,
  pageContext,
}: PageProps<Queries.ServiceListPageQuery, PageContext<"services/ServiceList">>) {
  const list = required(data.serviceList, "service-list.json")
  const chapters = fillChapters(list.chapters, data.allServiceCard.nodes)
  return (
    <>
      <TitlePoster
        title={pageContext.title}
        {...(pageContext.crumb && { crumb: pageContext.crumb })}
        text={list.text}
        ground="bold"
      />
      <ServiceContents question={list.contents} chapters={chapters} />
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
      text
      contents
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
