import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { must } from "../must"
import { CallToAction } from "../sections/closing/CallToAction"
import { TitleBar } from "../sections/opening/TitleBar"
import { PageAbout } from "../showcase/PageAbout"
import type { ListWords } from "../showcase/pages"
import { ShowcaseProvider } from "../showcase/ShowcaseProvider"
import { WithoutScript } from "../showcase/WithoutScript"

type ShowcasePageProps = {
  title: string
  description: string
  words: ListWords
  data: Queries.ShowcasePageFragment
  /** Tabs to pages of the same kind, below the title. */
  tabs?: ReactNode
  /** Further links, below the content. */
  onward?: ReactNode
  /** The content that the browser fetches from the content service. */
  children: ReactNode
}

/**
 * The built shell of a page whose projects or services the browser fetches from the content service. Its own text says
 * what the page is about, for crawlers and for visitors without scripts.
 */
export function ShowcasePage({
  title,
  description,
  words,
  data,
  tabs,
  onward,
  children,
}: ShowcasePageProps) {
  return (
    <>
      <TitleBar title={title} text={description}>
        <PageAbout text={must(data.showcasePage, "showcase-pages.json").about} />
      </TitleBar>
      {tabs}
      <WithoutScript words={words} />
      <ShowcaseProvider>{children}</ShowcaseProvider>
      {onward}
      <CallToAction closing={must(data.home, "home.json").closing} />
    </>
  )
}

export const query = graphql`
  fragment ShowcasePage on Query {
    showcasePage(path: { eq: $pagePath }) {
      about
    }
    home {
      closing {
        ...CallToAction
      }
    }
  }
`
