import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { ArrowLink } from "../../components/action/ArrowLink"
import { Accordion } from "../../components/disclosure/Accordion"
import { keepPlace } from "../../components/disclosure/keepPlace"
import { Container } from "../../components/text/Container"
import type { QuestionData, QuestionPart } from "./partsOf"
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
                content: <Answer {...question} />,
              }))}
            />
          </div>
        </section>
      ))}
    </Container>
  )
}

/** A numbered step: "1. Listen. In a first conversation …". */
const STEP = /^(\d+\. [^.]+\.) (.+)$/

/** The first paragraph set large above the others; steps in two columns, each under its first sentence. */
function Answer({ text, links }: Pick<QuestionData, "text" | "links">) {
  // A link to a page that does not exist yet has no address.
  const ways = links.filter(({ to }) => to)
  const steps = text.flatMap((paragraph) => {
    const [, title, words] = STEP.exec(paragraph) ?? []
    return title && words ? [{ title, words }] : []
  })
  const [lead, ...others] = text
  return (
    <div className={css.answer}>
      {steps.length === text.length ? (
        <div className={css.steps}>
          {steps.map(({ title, words }) => (
            <p key={title}>
              <strong className={css.step}>{title}</strong> {words}
            </p>
          ))}
        </div>
      ) : (
        <>
          <p className={css.lead}>{lead}</p>
          {others.length > 0 && (
            <div className={css.others}>
              {others.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
        </>
      )}
      {ways.length > 0 && (
        <ul className={css.links} role="list">
          {ways.map(({ label, to }) => (
            <li key={label}>
              <ArrowLink to={to ?? ""} className={css.link}>
                {label}
              </ArrowLink>
            </li>
          ))}
        </ul>
      )}
    </div>
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
