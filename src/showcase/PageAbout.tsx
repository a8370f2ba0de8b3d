import { classes } from "../components/classes"
import { Container } from "../components/text/Container"
import * as css from "./PageAbout.module.css"

type PageAboutProps = {
  /** Two or three sentences, from data/showcase-pages.json. */
  text: string
  className?: string | undefined
}

/** What a run-time page is about, set large: readable even if the list never loads. */
export function PageAbout({ text, className }: PageAboutProps) {
  return (
    <Container>
      <p className={classes(css.about, className)}>{text}</p>
    </Container>
  )
}
