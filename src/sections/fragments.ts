import { graphql } from "gatsby"

/** Groups of fields that several sections share; src/build/content/schemas/shared.ts declares them for data/. */

export type ActionData = {
  readonly label: string
  /** "" until the target page exists. */
  readonly to: string | null
}

/** Heading of a band, with a link to more of its content. */
export type LinkedIntroData = {
  readonly eyebrow: string
  readonly title: string
  readonly text: string
  readonly action: ActionData
}

export type TitledTextData = { readonly title: string; readonly text: string }

export const query = graphql`
  fragment Action on Action {
    label
    to
  }
  fragment LinkedIntro on LinkedIntro {
    eyebrow
    title
    text
    action {
      ...Action
    }
  }
  fragment TitledText on TitledText {
    title
    text
  }
`
