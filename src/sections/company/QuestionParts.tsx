import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { Accordion } from "../../components/disclosure/Accordion"
import { keepPlace } from "../../components/disclosure/keepPlace"
import { Container } from "../../components/text/Container"
import type { QuestionPart } from "./partsOf"
import { QuestionAnswer } from "./QuestionAnswer"
import * as css from "./QuestionParts.module.css"

type QuestionPartsProps = {
  parts: readonly QuestionPart[]
  /** Shown when there are none. */
  empty: string
}

/** The questions of /faq below the words of their parts, one answer open at a time: its cloth runs to the window's edge. */
export function QuestionParts({ parts, empty }: QuestionPartsProps) {
  return (
    <Container className={css.parts}>
      {parts.length === 0 && <p className={css.empty}>{empty}</p>}
      {parts.map(({ id, word, before, items }, index) => (
        <section
          key={id}
          id={id}
          className={css.part}
          {...(word && { "aria-labelledby": `${id}-title` })}
          style={{ "--before": before } as CSSProperties}
        >
          {word && (
            <h2 id={`${id}-title`} className={css.word}>
              {word}
            </h2>
          )}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: only handles clicks that bubble up from the summaries. */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: browsers turn a key press on a summary into a click. */}
          <div className={css.questions} onClick={keepPlace}>
            <Accordion
              headingLevel={word ? 3 : 2}
              width="full"
              group="questions"
              startsOpen={index === 0}
              items={items.map((question) => ({
                id: question.id,
                title: question.title,
                content: <QuestionAnswer {...question} />,
              }))}
            />
          </div>
        </section>
      ))}
    </Container>
  )
}

export const query = graphql`
  fragment Question on FaqItem {
    id: jsonId
    part
    title
    text
    links {
      ...Action
    }
  }
`
