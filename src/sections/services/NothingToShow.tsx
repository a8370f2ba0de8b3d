import { ButtonLink } from "../../components/action/Button"
import { Container } from "../../components/text/Container"
import * as css from "./NothingToShow.module.css"

/** Shown in place of a list whose data file is empty, with a link to the contact page. */
export function NothingToShow({ text }: { text: string }) {
  return (
    <Container className={css.nothing}>
      <p className={css.text}>{text}</p>
      <ButtonLink to="/contact-us">Contact us</ButtonLink>
    </Container>
  )
}
