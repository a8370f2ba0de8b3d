import { type Block, blockAnchor } from "../../blog/blocks"
import { Picture, type PictureData } from "../../components/media/Picture"
import { InlineText } from "../../components/text/InlineText"
import * as css from "./ArticleBody.module.css"

type ArticleBodyProps = {
  content: readonly Block<PictureData>[]
}

/** An article's content, block by block. */
export function ArticleBody({ content }: ArticleBodyProps) {
  return (
    <div className={css.body}>
      {content.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id and never change order.
        <Part key={index} id={blockAnchor(index)} {...block} />
      ))}
    </div>
  )
}

function Part({ id, heading, text, list, quote, figure }: Block<PictureData> & { id: string }) {
  if (heading) {
    return (
      <h2 id={id}>
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
  if (figure) {
    return (
      <figure>
        <Picture picture={figure.img} sizes="(min-width: 62.5em) 69vw, 96vw" />
        <figcaption>
          <InlineText text={figure.caption} />
        </figcaption>
      </figure>
    )
  }
  return text ? (
    <p>
      <InlineText text={text} />
    </p>
  ) : null
}
