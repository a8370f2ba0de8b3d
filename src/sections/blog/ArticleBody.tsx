import type { Block } from "../../blog/blocks"
import * as css from "./ArticleBody.module.css"
import { InlineText } from "./InlineText"

type ArticleBodyProps = {
  content: readonly Block[]
}

/** The article, part by part. */
export function ArticleBody({ content }: ArticleBodyProps) {
  return (
    <div className={css.body}>
      {content.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
        <Part key={index} {...block} />
      ))}
    </div>
  )
}

function Part({ heading, text, list, quote }: Block) {
  if (heading) {
    return (
      <h2>
        <InlineText text={heading} />
      </h2>
    )
  }
  if (quote) {
    return (
      <blockquote>
        <p>
          <InlineText text={quote} />
        </p>
      </blockquote>
    )
  }
  if (list) {
    return (
      <ul role="list">
        {list.map((point) => (
          <li key={point}>
            <InlineText text={point} />
          </li>
        ))}
      </ul>
    )
  }
  return text ? (
    <p>
      <InlineText text={text} />
    </p>
  ) : null
}
