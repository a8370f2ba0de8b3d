import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { must } from "../must"
import { CallToAction } from "../sections/closing/CallToAction"
import { TitleBar } from "../sections/opening/TitleBar"
import type { ListWords } from "../showcase/pages"
import { ShowcaseProvider } from "../showcase/ShowcaseProvider"
import { WithoutScript } from "../showcase/WithoutScript"

type ShowcasePageProps = {
  title: string
  description: string
  words: ListWords
  data: Queries.ShowcasePageFragment
  /** What the browser reads from the content service. */
  children: ReactNode
}

/** The built shell of a page whose projects or services come from the content service in the browser (SPEC 2.6). */
export function ShowcasePage({ title, description, words, data, children }: ShowcasePageProps) {
  return (
    <>
      <TitleBar title={title} text={description} />
      <WithoutScript words={words} />
      <ShowcaseProvider>{children}</ShowcaseProvider>
      <CallToAction closing={must(data.home, "home.json").closing} />
    </>
  )
}

export const query = graphql`
  fragment ShowcasePage on Query {
    home {
      closing {
        ...CallToAction
      }
    }
  }
`
