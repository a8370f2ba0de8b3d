import { graphql, type PageProps } from "gatsby"
import type { CSSProperties } from "react"
import { ArrowLink } from "../../components/action/ArrowLink"
import { PageContents } from "../../components/action/PageContents"
import { Accordion } from "../../components/disclosure/Accordion"
import { keepPlace } from "../../components/disclosure/keepPlace"
import { Picture } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import { TitleBar } from "../../sections/hero/TitleBar"
import { StructuredData } from "../../seo/StructuredData"
import { faqPage } from "../../seo/structured"
import * as css from "./FaqPage.module.css"

/** /faq: nine questions in parts, one answer open at a time (docs/specification.md#content-pages). */
export default function FaqPage({
  data,
  pageContext,
}: PageProps<Queries.FaqPageQuery, PageContext<"company/FaqPage">>) {
  const texts = required(data.faqTexts, "faq-page.json")
  const questions = data.allFaqItem.nodes
  const parts = partsOf(questions)
  const named = parts.filter(({ word }) => word)
  return (
    <>
      {questions.length > 0 && <StructuredData items={() => [faqPage(questions)]} />}
      <TitleBar title={pageContext.title} crumb={pageContext.crumb} text={texts.text}>
        <div className={css.picture}>
          <Picture
            picture={texts.img}
            first
            sizes="(min-width: 40em) min(42vw, 38rem), min(100vw, 32rem)"
            className={css.img}
          />
        </div>
        {named.length > 1 && (
          <PageContents
            parts={named.map(({ id, word }) => ({ id, title: word ?? "" }))}
            look={{ nav: css.jumps, list: css.words, link: css.jump }}
          />
        )}
      </TitleBar>
      <Container className={css.parts}>
        {questions.length === 0 && <p className={css.empty}>{texts.empty}</p>}
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
      <CallToAction closing={texts.closing} />
    </>
  )
}

type Part = {
  /** Anchor of the part. */
  id: string
  word: string | null
  /** Number of questions in the parts above. */
  before: number
  items: Question[]
}

/** The questions in their order: a part starts at each that names one. */
function partsOf(questions: readonly Question[]): Part[] {
  const parts: Part[] = []
  for (const [before, question] of questions.entries()) {
    const current = parts.at(-1)
    if (!current || question.part) {
      const id = `part-${parts.length + 1}`
      parts.push({ id, word: question.part, before, items: [question] })
    } else current.items.push(question)
  }
  return parts
}

/** A numbered step: "1. Listen. In a first conversation …". */
const STEP = /^(\d+\. [^.]+\.) (.+)$/

/** The first paragraph set large above the others; steps in two columns, each under its first sentence. */
function Answer({ text, links }: Pick<Question, "text" | "links">) {
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

type Question = Queries.FaqPageQuery["allFaqItem"]["nodes"][number]

export const query = graphql`
  query FaqPage {
    faqTexts {
      text
      img {
        ...HalfPicture
      }
      empty
      closing {
        ...CallToAction
      }
    }
    allFaqItem {
      nodes {
        id: jsonId
        part
        title
        text
        links {
          ...Action
        }
      }
    }
  }
`
