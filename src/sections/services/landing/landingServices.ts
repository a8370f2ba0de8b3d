import { graphql } from "gatsby"
import type { PictureData } from "../../../components/media/Picture"
import type { IntroData } from "../../fragments"

/** The services of a home page, for ServiceRanks, ServiceRows and ServiceTiles. */
export type LandingServicesData = IntroData & {
  readonly items: readonly {
    readonly title: string
    readonly text: string
    /** "" until the service's page exists; null if it will never have one. */
    readonly link?: string | null
    /** Shown by ServiceTiles only. */
    readonly img?: PictureData | null
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
