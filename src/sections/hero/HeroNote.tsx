import { graphql } from "gatsby"
import * as css from "./HeroNote.module.css"

type HeroNoteProps = {
  note: { readonly title: string; readonly text: string }
}

/** A claim beside the headline, with its evidence. */
export function HeroNote({ note: { title, text } }: HeroNoteProps) {
  return (
    <div className={css.note}>
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text}</p>
    </div>
  )
}

export const query = graphql`
  fragment HeroNote on HeroNote {
    title
    text
  }
`
