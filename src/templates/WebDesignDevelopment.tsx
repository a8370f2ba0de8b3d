import type { PageProps } from "gatsby"
import type { PageContext } from "../routes"
import { TitleBar } from "../sections/opening/TitleBar"
import { ProjectShowcase } from "../showcase/ProjectShowcase"
import { ShowcaseProvider } from "../showcase/ShowcaseProvider"
import { WithoutScript } from "../showcase/WithoutScript"

/** /web-design-development: the shell is built, the projects come from the content service in the browser (SPEC 2.6). */
export default function WebDesignDevelopment({
  pageContext,
  location,
}: PageProps<object, PageContext>) {
  return (
    <>
      <TitleBar title={pageContext.title} text={pageContext.description} />
      <WithoutScript />
      <ShowcaseProvider>
        <ProjectShowcase
          path={pageContext.pagePath}
          title={pageContext.title}
          description={pageContext.description}
          search={location.search}
        />
      </ShowcaseProvider>
    </>
  )
}
