import { graphql, type PageProps } from "gatsby"
import { Accordion } from "../components/disclosure/Accordion"
import { Container } from "../components/text/Container"
import type { PageContext } from "../routes"
import { TitleBar } from "../sections/opening/TitleBar"
import * as css from "./FaqPage.module.css"

/** /faq: nine questions, one answer open at a time (SPEC 2.5). */
export default function FaqPage({
  data,
  pageContext,
}: PageProps<Queries.FaqPageQuery, PageContext>) {
  return (
    <>
      <TitleBar title={pageContext.title} crumb="FAQ" />
      <Container className={css.questions}>
        <Accordion
          headingLevel={2}
          items={data.allFaqItem.nodes.map(({ id, title, text }) => ({
            id,
            title,
            content: text.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
          }))}
        />
      </Container>
    </>
  )
}

export const query = graphql`
  query FaqPage {
    allFaqItem {
      nodes {
        id: jsonId
        title
        text
      }
    }
  }
`
