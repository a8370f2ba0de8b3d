import { isFound } from "../blog/passage"
import * as css from "./Marked.module.css"

type MarkedProps = {
  text: string
  /** Folded words of the query. */
  words: readonly string[]
}

/** A text in which the words that start like one of the query's are marked. */
export function Marked({ text, words }: MarkedProps) {
  // Splitting at a group keeps it: every second piece is a word.
  const pieces = text.split(/([\p{L}\p{M}\p{N}’']+)/u)
  return (
    <>
      {pieces.map((piece, index) =>
        index % 2 === 1 && isFound(piece, words) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice.
          <mark key={index} className={css.mark}>
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </>
  )
}
