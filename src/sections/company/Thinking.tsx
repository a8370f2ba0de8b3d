import { graphql } from "gatsby"
import { Seam } from "../../components/media/Seam"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { TitledTextData } from "../fragments"
import * as css from "./Thinking.module.css"

type ThinkingProps = {
  thinking: {
    readonly eyebrow: string
    /** The word behind the agency's name, in parts, each with its meaning. */
    readonly word: readonly TitledTextData[]
    readonly title: string
    readonly text: string
    readonly values: readonly TitledTextData[]
  }
}

/** How the agency thinks: a word split into its parts, and its values in a grid with blocks of woven pattern. */
export function Thinking({ thinking }: ThinkingProps) {
  return (
    <section className={`night ${css.band}`} aria-labelledby="thinking-title">
      <Seam />
      <Container>
        <dl className={css.word} lang="tw">
          {thinking.word.map(({ title, text }) => (
            <div key={title} className={css.part}>
              <dt className={css.twi}>{title}</dt>
              <dd className={css.meaning} lang="en">
                {text}
              </dd>
            </div>
          ))}
        </dl>
        <div className={css.lead}>
          <SectionHeading id="thinking-title" eyebrow={thinking.eyebrow} text={thinking.text}>
            {thinking.title}
          </SectionHeading>
        </div>
      </Container>
      <ul className={css.cloth} role="list">
        {thinking.values.map(({ title, text }) => (
          <li key={title} className={css.value}>
            <div className={css.block}>
              <h3 className={css.title}>{title}</h3>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const query = graphql`
  fragment Thinking on AboutThinking {
    eyebrow
    word {
      title
      text
    }
    title
    text
    values {
      ...TitledText
    }
  }
`
