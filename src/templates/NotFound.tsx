import type { PageProps } from "gatsby"
import { ButtonLink } from "../components/action/Button"
import { Container } from "../components/text/Container"
import type { PageContext } from "../routes"
import { WovenNumber } from "../sections/opening/WovenNumber"
import * as css from "./NotFound.module.css"

/** Every unknown address (SPEC 2.2). */
export default function NotFound({ pageContext }: PageProps<object, PageContext>) {
  return (
    <div className={css.frame}>
      <Container className={css.page}>
        <WovenNumber />
        <div className={css.words}>
          <h1 className={css.title}>{pageContext.title}</h1>
          <div className={css.side}>
            <p className={css.text}>{pageContext.description}</p>
            <ButtonLink to="/">Return to homepage</ButtonLink>
          </div>
        </div>
      </Container>
    </div>
  )
}
