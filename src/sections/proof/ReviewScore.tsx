import { graphql } from "gatsby"
import { Container } from "../../components/text/Container"
import * as css from "./ReviewScore.module.css"

type ReviewScoreProps = {
  score: {
    /** The score itself. */
    readonly figure: string
    /** Where it comes from, in a few words. */
    readonly of: string
    /** Who counted, and what. */
    readonly text: string
  }
}

/** A score as large as a hoarding's, over what single people say. */
export function ReviewScore({ score: { figure, of, text } }: ReviewScoreProps) {
  return (
    <div className={`night ${css.band}`}>
      <Container className={css.inner}>
        <p className={css.score}>
          <span className={css.figure}>{figure}</span> <span className={css.of}>{of}</span>
        </p>
        <p className={css.text}>{text}</p>
      </Container>
    </div>
  )
}

export const query = graphql`
  fragment ReviewScore on ReviewScore {
    figure
    of
    text
  }
`
