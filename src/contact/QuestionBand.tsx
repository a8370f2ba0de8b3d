import { Container } from "../components/text/Container"
import { SectionHeading } from "../components/text/SectionHeading"
import * as css from "./QuestionBand.module.css"
import { QuestionForm } from "./QuestionForm"

type QuestionBandProps = {
  words: { readonly eyebrow: string; readonly title: string; readonly text: string }
  /** Where to write to when no script runs. */
  email: string
}

/** The last band of the SEO page: a question to the visitor, and room for the visitor's own (SPEC 2.5). */
export function QuestionBand({ words: { eyebrow, title, text }, email }: QuestionBandProps) {
  return (
    <section className={`night ${css.band}`} aria-labelledby="question-title">
      <Container className={css.inner}>
        <div className={css.words}>
          <SectionHeading id="question-title" eyebrow={eyebrow} text={text}>
            {title}
          </SectionHeading>
        </div>
        <QuestionForm email={email} />
      </Container>
    </section>
  )
}
