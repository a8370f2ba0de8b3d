import { graphql } from "gatsby"
import { Seam } from "../../components/media/Seam"
import { Container } from "../../components/text/Container"
import * as css from "./CallToAction.module.css"
import { WayOn } from "./WayOn"

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

type CallToActionProps = {
  closing: {
    readonly title: string
    readonly text: string
    readonly action: ActionData
  }
}

/** The last band of a page: a heading, one sentence and one button. */
export function CallToAction({ closing }: CallToActionProps) {
  return (
    <section className={`night ${css.band}`} aria-labelledby="closing-title">
      <Seam />
      <Container>
        <WayOn
          heading={<h2 id="closing-title">{closing.title}</h2>}
          text={closing.text}
          action={closing.action}
        />
      </Container>
    </section>
  )
}

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
  fragment CallToAction on Closing {
    title
    text
    action {
      ...Action
    }
  }
`
