import * as css from "./ClientQuote.module.css"
import type { Quote } from "./readCase"

/** The client's words, woven: they pass over the warp threads behind them. */
export function ClientQuote({ quote: { text, author, role } }: { quote: Quote }) {
  return (
    <figure className={css.quote}>
      <blockquote className={css.words}>
        <p>“{text}”</p>
      </blockquote>
      {(author || role) && (
        <figcaption className={css.source}>
          {author && <strong className={css.author}>{author}</strong>}
          {author && role && ", "}
          {role}
        </figcaption>
      )}
    </figure>
  )
}
