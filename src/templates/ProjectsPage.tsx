import { graphql, type PageProps } from "gatsby"
import { must } from "../must"
import type { PageContext } from "../routes"
import { CallToAction } from "../sections/closing/CallToAction"
import { TitleBar } from "../sections/opening/TitleBar"
import { pageOf, projectPages } from "../showcase/pages"
import { ProjectDetails } from "../showcase/projects/ProjectDetails"
import { ProjectWaiting } from "../showcase/projects/ProjectWaiting"
import { readProject } from "../showcase/projects/project"
import { Showcase } from "../showcase/Showcase"
import { ShowcaseProvider } from "../showcase/ShowcaseProvider"
import { WithoutScript } from "../showcase/WithoutScript"

/** One project at a time: the shell is built, the projects come from the content service in the browser (SPEC 2.6). */
export default function ProjectsPage({
  data,
  pageContext: { pagePath, title, description, list },
  location,
}: PageProps<Queries.ProjectsPageQuery, PageContext>) {
  const page = pageOf(projectPages, list)
  return (
    <>
      <TitleBar title={title} text={description} />
      <WithoutScript words={page.words} />
      <ShowcaseProvider>
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
      </ShowcaseProvider>
      <CallToAction closing={must(data.home, "home.json").closing} />
    </>
  )
}

export const query = graphql`
  query ProjectsPage {
    home {
      closing {
        ...CallToAction
      }
    }
  }
`
