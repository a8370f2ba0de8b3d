import { inlineParts } from "../../blog/blocks"
import { Link } from "../../components/action/Link"

type InlineTextProps = {
  /** May hold links, written as [label](/path). */
  text: string
}

/** A text of an article with its links. */
export function InlineText({ text }: InlineTextProps) {
  return inlineParts(text).map(({ text: part, to }, index) =>
    to ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order.
      <Link key={index} to={to}>
        {part}
      </Link>
    ) : (
      part
    ),
  )
}
