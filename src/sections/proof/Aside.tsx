import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { IntroData } from "../fragments"
import * as css from "./Aside.module.css"

type AsideProps = {
  note: IntroData
}

/** A note between two bands, with its heading on one side and the text on the other. */
export function Aside({ note }: AsideProps) {
  return (
    <section className={css.band} aria-labelledby="aside-title">
      <Container className={css.inner}>
        <SectionHeading id="aside-title" eyebrow={note.eyebrow}>
          {note.title}
        </SectionHeading>
        <p className={css.text}>{note.text}</p>
      </Container>
    </section>
  )
}
