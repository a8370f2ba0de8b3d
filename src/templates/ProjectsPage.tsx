import { graphql, type PageProps } from "gatsby"
import { must } from "../must"
import type { PageContext } from "../routes"
import { WorkTabs } from "../sections/projects/WorkTabs"
import { pageOf, projectPages } from "../showcase/pages"
import { ProjectDetails } from "../showcase/projects/ProjectDetails"
import { ProjectWaiting } from "../showcase/projects/ProjectWaiting"
import { readProject } from "../showcase/projects/project"
import { Showcase } from "../showcase/Showcase"
import { ShowcasePage } from "./ShowcasePage"

/** One project at a time, fetched in the browser (docs/specification.md#project-and-service-pages). */
export default function ProjectsPage({
  data,
  pageContext: { pagePath, title, description, list },
  location,
}: PageProps<Queries.ProjectsPageQuery, PageContext<"ProjectsPage">>) {
  const page = pageOf(projectPages, list)
  return (
    <ShowcasePage
      title={title}
      description={description}
      words={page.words}
      data={data}
      tabs={<WorkTabs kinds={must(data.portfolio, "portfolio.json").kinds} current={pagePath} />}
    >
      <Showcase
        list={page.list}
        words={page.words}
        bySlug={page.bySlug}
        read={readProject}
        path={pagePath}
        title={title}
        description={description}
        search={location.search}
        waiting={<ProjectWaiting parts={page.parts} />}
      >
        {(project) => <ProjectDetails project={project} parts={page.parts} />}
      </Showcase>
    </ShowcasePage>
  )
}

export const query = graphql`
  query ProjectsPage($pagePath: String!) {
    ...ShowcasePage
    portfolio {
      kinds {
        ...WorkTabs
      }
    }
  }
`
