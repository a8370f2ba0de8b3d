import { graphql } from "gatsby"

/** Groups of fields that several sections share; src/build/content/schemas/shared.ts declares them for data/. */

export type ActionData = {
  readonly label: string
  /** "" until the target page exists. */
  readonly to: string | null
}

/** Heading of a band. */
export type IntroData = {
  readonly eyebrow: string
  readonly title: string
  readonly text: string
}

/** The same, with a link to more of the band's content. */
export type LinkedIntroData = IntroData & { readonly action: ActionData }

export type TitledTextData = { readonly title: string; readonly text: string }

export const query = graphql`
  fragment Action on Action {
    label
    to
  }
  fragment Intro on Intro {
    eyebrow
    title
    text
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
