import { ButtonLink } from "../../components/action/Button"
import { Container } from "../../components/text/Container"
import * as css from "./NothingToShow.module.css"

/** Stands in for a list whose file is empty: says so, and offers the contact page. */
export function NothingToShow({ text }: { text: string }) {
  return (
    <Container className={css.nothing}>
      <p className={css.text}>{text}</p>
      <ButtonLink to="/contact-us">Contact us</ButtonLink>
    </Container>
  )
}
