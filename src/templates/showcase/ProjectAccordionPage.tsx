import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { contentListPage } from "../../showcase/contentLists"
import { PROJECTS_PER_PAGE, ProjectAccordion } from "../../showcase/projects/ProjectAccordion"
import { ProjectAccordionSkeleton } from "../../showcase/projects/ProjectAccordionSkeleton"
import { readProject } from "../../showcase/projects/project"
import { WayOn } from "../../showcase/projects/WayOn"
import { ShowcasePage } from "./ShowcasePage"

/** Content creation and social media: projects in an accordion (docs/specification.md#project-and-service-pages). */
export default function ProjectAccordionPage({
  data,
  pageContext: { pagePath, title, crumb, description, list },
  location,
}: PageProps<Queries.ProjectAccordionPageQuery, PageContext<"showcase/ProjectAccordionPage">>) {
  const { texts } = contentListPage("showcase/ProjectAccordionPage", list)
  const { kinds } = required(data.portfolio, "portfolio.json")
  return (
    <ShowcasePage
      crumb={crumb}
      data={data}
      kinds={kinds}
      path={pagePath}
      title={title}
      description={description}
      search={location.search}
      list={list}
      texts={texts}
      perPage={PROJECTS_PER_PAGE}
      read={readProject}
      skeleton={<ProjectAccordionSkeleton />}
      next={(position) => <WayOn position={position} path={pagePath} kinds={kinds.pages} />}
    >
      {(projects) => <ProjectAccordion projects={projects} />}
    </ShowcasePage>
  )
}

export const query = graphql`
  query ProjectAccordionPage($pagePath: String!) {
    ...ShowcasePage
    portfolio {
      kinds {
        ...WorkOpening
      }
    }
  }
`
