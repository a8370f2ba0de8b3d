import { graphql, type PageProps } from "gatsby"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { contentListPage } from "../../showcase/contentLists"
import { ProjectDetails } from "../../showcase/projects/ProjectDetails"
import { ProjectSkeleton } from "../../showcase/projects/ProjectSkeleton"
import { readProject } from "../../showcase/projects/project"
import { WayOn } from "../../showcase/projects/WayOn"
import { ShowcasePage } from "./ShowcasePage"

/** One project at a time, fetched in the browser (docs/specification.md#project-and-service-pages). */
export default function ProjectsPage({
  data,
  pageContext: { pagePath, title, crumb, description, list },
  location,
}: PageProps<Queries.ProjectsPageQuery, PageContext<"showcase/ProjectsPage">>) {
  const { texts, parts, bySlug } = contentListPage("showcase/ProjectsPage", list)
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
      bySlug={bySlug}
      read={readProject}
      skeleton={<ProjectSkeleton parts={parts} />}
      next={(position, { nextTitle }) => (
        <WayOn
          position={position}
          title={nextTitle}
          path={pagePath}
          kinds={kinds.pages}
          featured={data.allProject.nodes}
        />
      )}
    >
      {([project]) => <ProjectDetails project={project} parts={parts} />}
    </ShowcasePage>
  )
}

export const query = graphql`
  query ProjectsPage($pagePath: String!) {
    ...ShowcasePage
    portfolio {
      kinds {
        ...WorkOpening
      }
    }
    allProject {
      nodes {
        label: title
        to: link
      }
    }
  }
`
