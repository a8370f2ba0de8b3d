import { graphql, type PageProps } from "gatsby"
import { must } from "../must"
import type { PageContext } from "../routes"
import { WorkTabs } from "../sections/projects/WorkTabs"
import { foldedPages, pageOf } from "../showcase/pages"
import { FoldedProjects } from "../showcase/projects/FoldedProjects"
import { ShowcasePage } from "./ShowcasePage"

/** Content creation and social media: projects in an accordion (docs/specification.md#project-and-service-pages). */
export default function FoldedProjectsPage({
  data,
  pageContext: { pagePath, title, description, list },
  location,
}: PageProps<Queries.FoldedProjectsPageQuery, PageContext<"FoldedProjectsPage">>) {
  const page = pageOf(foldedPages, list)
  return (
    <ShowcasePage
      title={title}
      description={description}
      words={page.words}
      data={data}
      tabs={<WorkTabs kinds={must(data.portfolio, "portfolio.json").kinds} current={pagePath} />}
    >
      <FoldedProjects
        list={page.list}
        words={page.words}
        path={pagePath}
        title={title}
        description={description}
        search={location.search}
      />
    </ShowcasePage>
  )
}

export const query = graphql`
  query FoldedProjectsPage($pagePath: String!) {
    ...ShowcasePage
    portfolio {
      kinds {
        ...WorkTabs
      }
    }
  }
`
