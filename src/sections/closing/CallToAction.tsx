import { graphql } from "gatsby"
import { classes } from "../../components/classes"
import { Seam } from "../../components/media/Seam"
import { Container } from "../../components/text/Container"
import type { ActionData } from "../fragments"
import { ActionPrompt } from "./ActionPrompt"
import * as css from "./CallToAction.module.css"

type CallToActionProps = {
  closing: {
    readonly title: string
    readonly text: string
    readonly action: ActionData
  }
  /** The band's colours (docs/design.md#tokens). */
  ground?: "night" | "bold"
  /** Class of a night ground's own colours (src/sections/grounds.module.css). */
  colours?: string | undefined
}

/** The last band of a page: a heading, one sentence and one button. */
export function CallToAction({ closing, ground = "night", colours }: CallToActionProps) {
  return (
    <section className={classes(ground, css.band, colours)} aria-labelledby="closing-title">
      <Seam />
      <Container className={css.inner} crossed>
        <ActionPrompt
          heading={<h2 id="closing-title">{closing.title}</h2>}
          text={closing.text}
          action={closing.action}
        />
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment CallToAction on Closing {
    title
    text
    action {
      ...Action
    }
  }
`
