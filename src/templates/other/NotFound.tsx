import type { PageProps } from "gatsby"
import { Container } from "../../components/text/Container"
import type { PageContext } from "../../routes"
import { ActionPrompt } from "../../sections/closing/ActionPrompt"
import { WovenNumber } from "../../sections/hero/WovenNumber"
import * as css from "./NotFound.module.css"

/** The 404 page (docs/specification.md#layouts). */
export default function NotFound({
  pageContext,
}: PageProps<object, PageContext<"other/NotFound">>) {
  return (
    <div className={css.frame}>
      <Container className={css.page}>
        <WovenNumber />
        <ActionPrompt
          heading={<h1 className={css.title}>{pageContext.title}</h1>}
          text={pageContext.description}
          action={{ label: "Return to homepage", to: "/" }}
          className={css.words}
        />
      </Container>
    </div>
  )
}
