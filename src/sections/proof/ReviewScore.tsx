import { graphql } from "gatsby"
import { Container } from "../../components/text/Container"
import * as css from "./ReviewScore.module.css"

type ReviewScoreProps = {
  score: {
    /** The score, for example "4.8/5". */
    readonly figure: string
    /** Its source, in a few words. */
    readonly of: string
    /** Details of the source. */
    readonly text: string
  }
}

/** An oversized review score, shown above the testimonials. */
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
