import * as css from "./ClientQuote.module.css"
import type { Quote } from "./readCase"

/** The client's words, woven: each line passes over the warp threads behind it. */
export function ClientQuote({ quote: { text, author, role } }: { quote: Quote }) {
  return (
    <figure className={css.quote}>
      <blockquote className={css.words}>
        <p>
          <span className={css.line}>“{text}”</span>
        </p>
      </blockquote>
      {(author || role) && (
        <figcaption className={css.source}>
          <span className={css.line}>
            {author && <strong className={css.author}>{author}</strong>}
            {author && role && ", "}
            {role}
          </span>
        </figcaption>
      )}
    </figure>
  )
}
