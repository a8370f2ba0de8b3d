import { Container } from "../components/text/Container"
import { SectionHeading } from "../components/text/SectionHeading"
import type { IntroData } from "../sections/fragments"
import * as css from "./QuestionBand.module.css"
import { QuestionForm } from "./QuestionForm"

type QuestionBandProps = {
  words: IntroData
  /** E-mail address offered when scripts are off. */
  email: string
}

/** The last band of the SEO page: an invitation to ask, and a form. */
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
