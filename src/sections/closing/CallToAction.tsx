import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { Container } from "../../components/text/Container"
import * as css from "./CallToAction.module.css"

export type ActionData = {
  readonly label: string
  /** "" while the page it leads to is still to come. */
  readonly to: string | null
}

type CallToActionProps = {
  closing: {
    readonly title: string
    readonly text: string
    readonly action: ActionData
  }
}

/** The last band of a page, where the thread ends: one sentence and one thing to do. */
export function CallToAction({ closing }: CallToActionProps) {
  return (
    <section className={`night ${css.band}`} aria-labelledby="closing-title">
      <Container className={css.inner}>
        <h2 id="closing-title" className={css.title}>
          {closing.title}
        </h2>
        <div className={css.side}>
          <p className={css.text}>{closing.text}</p>
          {closing.action.to && (
            <ButtonLink to={closing.action.to}>{closing.action.label}</ButtonLink>
          )}
        </div>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment Action on Action {
    label
    to
  }
  fragment CallToAction on Closing {
    title
    text
    action {
      ...Action
    }
  }
`
