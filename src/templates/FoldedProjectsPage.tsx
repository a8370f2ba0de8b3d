import { graphql, type PageProps } from "gatsby"
import { must } from "../must"
import type { PageContext } from "../routes"
import { CallToAction } from "../sections/closing/CallToAction"
import { TitleBar } from "../sections/opening/TitleBar"
import { foldedPages, pageOf } from "../showcase/pages"
import { FoldedProjects } from "../showcase/projects/FoldedProjects"
import { ShowcaseProvider } from "../showcase/ShowcaseProvider"
import { WithoutScript } from "../showcase/WithoutScript"

/** Content creation and social media: projects in an accordion, from the content service (SPEC 2.6). */
export default function FoldedProjectsPage({
  data,
  pageContext: { pagePath, title, description, list },
  location,
}: PageProps<Queries.FoldedProjectsPageQuery, PageContext>) {
  const page = pageOf(foldedPages, list)
  return (
    <>
      <TitleBar title={title} text={description} />
      <WithoutScript words={page.words} />
      <ShowcaseProvider>
        <FoldedProjects
          list={page.list}
          words={page.words}
          path={pagePath}
          title={title}
          description={description}
          search={location.search}
        />
      </ShowcaseProvider>
      <CallToAction closing={must(data.home, "home.json").closing} />
    </>
  )
}

export const query = graphql`
  query FoldedProjectsPage {
    home {
      closing {
        ...CallToAction
      }
    }
  }
`
