import { Marquee } from "../../components/media/Marquee"
import * as css from "./MovingWords.module.css"

type MovingWordsProps = {
  /** Names the band and its pause control. */
  label: string
  words: readonly string[]
  /** "outline": outlined display type, each word as wide as it is; "ribbon": in the widths of a logo strip (SPEC 9). */
  look: "outline" | "ribbon"
}

/** Words that move across a band by themselves, can be paused, and stand still for who asked for that. */
export function MovingWords({ label, words, look }: MovingWordsProps) {
  return (
    <div className={css[look]}>
      <Marquee
        label={label}
        widths={look === "ribbon" ? "equal" : "own"}
        items={words.map((word) => ({
          key: word,
          content: <span className={css.word}>{word}</span>,
        }))}
      />
    </div>
  )
}
