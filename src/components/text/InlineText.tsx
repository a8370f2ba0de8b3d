import { inlineParts } from "../../blog/inlineParts"
import { Link } from "../action/Link"

type InlineTextProps = {
  /** May contain links, written as [label](/path). */
  text: string
}

/** Text with its inline links. */
export function InlineText({ text }: InlineTextProps) {
  return inlineParts(text).map(({ text: part, to }, index) =>
    to ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order.
      <Link key={index} to={to}>
        {part}
      </Link>
    ) : (
      part
    ),
  )
}
