import type { PageProps } from "gatsby"
import { ButtonLink } from "../components/action/Button"
import { Container } from "../components/text/Container"
import type { PageContext } from "../routes"
import * as css from "./NotFound.module.css"

/** Every unknown address (SPEC 2.2). */
export default function NotFound({ pageContext }: PageProps<object, PageContext>) {
  return (
    <Container className={css.page}>
      <p className={css.numeral} aria-hidden="true">
        404
      </p>
      <h1 className={css.title}>{pageContext.title}</h1>
      <p className={css.text}>{pageContext.description}</p>
      <ButtonLink to="/">Return to homepage</ButtonLink>
    </Container>
  )
}
