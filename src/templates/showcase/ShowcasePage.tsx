import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { required } from "../../required"
import { CallToAction } from "../../sections/closing/CallToAction"
import { TitleBar } from "../../sections/hero/TitleBar"
import type { ShowcaseDocument } from "../../showcase/document"
import { PageAbout } from "../../showcase/PageAbout"
import { Showcase, type ShowcaseProps } from "../../showcase/Showcase"
import { ShowcaseProvider } from "../../showcase/ShowcaseProvider"
import { WithoutScript } from "../../showcase/states/WithoutScript"

type ShowcasePageProps<Document> = ShowcaseProps<Document> & {
  /** Breadcrumb label, when the h1 is too long for it. */
  crumb?: string
  data: Queries.ShowcasePageFragment
  /** Tabs to pages of the same kind, below the title. */
  tabs?: ReactNode
  /** Further links, below the content. */
  onward?: ReactNode
  /** Class of the last band's own colours (src/sections/closing/grounds.module.css). */
  colours?: string
}

/**
 * A page whose projects or services the browser fetches from the content service. Its own text says
 * what the page is about, for crawlers and for visitors without scripts.
 */
export function ShowcasePage<Document extends ShowcaseDocument>({
  crumb,
  data,
  tabs,
  onward,
  colours,
  ...showcase
}: ShowcasePageProps<Document>) {
  const { title, description, texts } = showcase
  const { about, closing } = required(data.showcasePage, "showcase-pages.json")
  return (
    <>
      <TitleBar title={title} crumb={crumb} text={description}>
        <PageAbout text={about} />
      </TitleBar>
      {tabs}
      <WithoutScript texts={texts} />
      <ShowcaseProvider>
        <Showcase {...showcase} />
      </ShowcaseProvider>
      {onward}
      <CallToAction
        closing={closing ?? required(data.home, "home.json").closing}
        colours={colours}
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
