import { graphql, type PageProps } from "gatsby"
import { ArrowLink } from "../../components/action/ArrowLink"
import { Accordion } from "../../components/disclosure/Accordion"
import { Picture } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import { TitleBar } from "../../sections/hero/TitleBar"
import { StructuredData } from "../../seo/StructuredData"
import { faqPage } from "../../seo/structured"
import * as css from "./FaqPage.module.css"

/** /faq: nine questions, one answer open at a time (docs/specification.md#content-pages). */
export default function FaqPage({
  data,
  pageContext,
}: PageProps<Queries.FaqPageQuery, PageContext<"company/FaqPage">>) {
  const texts = required(data.faqTexts, "faq-page.json")
  const questions = data.allFaqItem.nodes
  return (
    <>
      {questions.length > 0 && <StructuredData items={() => [faqPage(questions)]} />}
      <TitleBar title={pageContext.title} crumb={pageContext.crumb} text={texts.text}>
        <div className={css.picture}>
          <Picture
            picture={texts.img}
            first
            sizes="(min-width: 62.5em) min(42vw, 38rem), min(100vw, 32rem)"
            className={css.img}
          />
        </div>
      </TitleBar>
      <Container className={css.questions}>
        {questions.length === 0 && <p className={css.empty}>{texts.empty}</p>}
        <Accordion
          headingLevel={2}
          items={questions.map((question) => ({
            id: question.id,
            title: question.title,
            content: <Answer {...question} />,
          }))}
        />
      </Container>
      <CallToAction closing={texts.closing} />
    </>
  )
}

function Answer({ text, links }: Pick<Question, "text" | "links">) {
  // A link to a page that does not exist yet has no address.
  const ways = links.filter(({ to }) => to)
  return (
    <>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
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
    </>
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
        title
        text
        links {
          ...Action
        }
      }
    }
  }
`
