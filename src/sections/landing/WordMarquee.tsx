import { Marquee } from "../../components/media/Marquee"
import * as css from "./WordMarquee.module.css"

type WordMarqueeProps = {
  /** Accessible name of the band and its pause control. */
  label: string
  words: readonly string[]
  /** Words of a second band below, which moves the other way. */
  below?: readonly string[]
  /** "large": display type, each word at its own width, the second band in another colour; "ribbon": the column widths of a logo strip. */
  look: "large" | "ribbon"
}

/** A marquee of words, with a pause control; it stands still under reduced motion. */
export function WordMarquee({ label, words, below = [], look }: WordMarqueeProps) {
  if (words.length === 0) return null
  return (
    <div className={css[look]}>
      <Marquee
        label={label}
        widths={look === "ribbon" ? "equal" : "own"}
        items={words.map(asItem)}
        below={below.map(asItem)}
      />
    </div>
  )
}

function asItem(word: string) {
  return { key: word, content: <span className={css.word}>{word}</span> }
}
