import { graphql } from "gatsby"
import { required } from "../../required"
import { CallToAction } from "../../sections/closing/CallToAction"
import {
  groundOfWork,
  WorkOpening,
  type WorkOpeningProps,
} from "../../sections/projects/WorkOpening"
import type { ShowcaseDocument } from "../../showcase/document"
import { PageAbout } from "../../showcase/PageAbout"
import { Showcase, type ShowcaseProps } from "../../showcase/Showcase"
import { ShowcaseProvider } from "../../showcase/ShowcaseProvider"
import { WithoutScript } from "../../showcase/states/WithoutScript"

type ShowcasePageProps<Document> = ShowcaseProps<Document> & {
  /** Breadcrumb label, when the h1 is too long for it. */
  crumb?: string
  data: Queries.ShowcasePageFragment
  kinds: WorkOpeningProps["kinds"]
}

/**
 * A page whose projects the browser fetches from the content service. Its own texts say what the page is about, for crawlers
 * and for visitors without scripts.
 */
export function ShowcasePage<Document extends ShowcaseDocument>({
  crumb,
  data,
  kinds,
  ...showcase
}: ShowcasePageProps<Document>) {
  const { path, title, description, texts } = showcase
  const { about, closing } = required(data.showcasePage, "showcase-pages.json")
  return (
    <>
      <WorkOpening title={title} crumb={crumb} text={description} kinds={kinds} current={path} />
      <WithoutScript texts={texts} />
      <ShowcaseProvider>
        <Showcase {...showcase} />
      </ShowcaseProvider>
      <PageAbout text={about} last />
      <CallToAction
        closing={closing ?? required(data.home, "home.json").closing}
        {...groundOfWork(kinds, path)}
      />
    </>
  )
}

export const query = graphql`
  fragment ShowcasePage on Query {
    showcasePage(path: { eq: $pagePath }) {
      about
      closing {
        ...CallToAction
      }
    }
    home {
      closing {
        ...CallToAction
      }
    }
  }
`
