import { graphql } from "gatsby"

/** What another home page offers, in whichever look. */
export type LandingServicesData = {
  readonly eyebrow: string
  readonly title: string
  readonly text: string
  readonly items: readonly {
    readonly title: string
    readonly text: string
    /** "" while its page is still to come; null when there is to be none. */
    readonly link?: string | null
  }[]
}

export const query = graphql`
  fragment LandingServices on LandingServices {
    eyebrow
    title
    text
    items {
      title
      text
      link
    }
  }
`
