import { graphql, type PageProps } from "gatsby"
import { PageContents } from "../../components/action/PageContents"
import { Picture } from "../../components/media/Picture"
import { required } from "../../required"
import type { PageContext } from "../../routes"
import { CallToAction } from "../../sections/closing/CallToAction"
import { partsOf } from "../../sections/company/partsOf"
import { QuestionParts } from "../../sections/company/QuestionParts"
import * as grounds from "../../sections/grounds.module.css"
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
            sizes="(min-width: 62.5em) 47vw, (min-width: 40em) min(42vw, 32rem), min(100vw, 32rem)"
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
      <QuestionParts parts={parts} empty={texts.empty} />
      <CallToAction closing={texts.closing} colours={grounds.crimson} />
    </>
  )
}

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
        ...Question
      }
    }
  }
`
