import { classes } from "../components/classes"
import { Container } from "../components/text/Container"
import * as css from "./PageAbout.module.css"

type PageAboutProps = {
  /** Two or three sentences, from data/showcase-pages.json. */
  text: string
  /** True below the list, whose space below it is the space above the text. */
  last?: boolean
}

/** What a run-time page is about, set large: readable even if the list never loads. */
export function PageAbout({ text, last = false }: PageAboutProps) {
  return (
    <Container>
      <p className={classes(css.about, last && css.last)}>{text}</p>
    </Container>
  )
}
