import { type ReactNode, useId } from "react"
import { Icon } from "../media/Icon"
import * as css from "./Accordion.module.css"

type AccordionItem = {
  id: string
  title: ReactNode
  /** Around the title: a line below it, a picture before it, a figure after it. */
  note?: ReactNode
  before?: ReactNode
  after?: ReactNode
  content: ReactNode
}

type AccordionProps = {
  items: readonly AccordionItem[]
  /** Level of the items' headings, one below the heading above them. */
  headingLevel?: 2 | 3
  /** "text" limits the content to reading width, "full" lets pictures use the whole width. */
  width?: "text" | "full"
  /** Shared by accordions side by side, so that only one item of all of them is open at a time. */
  group?: string
  /** False if another accordion of the group holds the item that starts open. */
  startsOpen?: boolean
}

/**
 * Items of which at most one is open, initially the first (docs/specification.md#states). The
 * browser keeps the state: `<details name>` groups work before any script, and an item that the
 * visitor opened early stays open through hydration, because `open` is set only once.
 */
export function Accordion({
  items,
  headingLevel = 3,
  width = "text",
  group,
  startsOpen = true,
}: AccordionProps) {
  const own = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.accordion}>
      {items.map(({ id, title, note, before, after, content }, index) => (
        <details
          key={id}
          name={group ?? own}
          className={css.item}
          {...(startsOpen && index === 0 && { open: true })}
        >
          <summary className={css.summary}>
            {before && <div className={css.before}>{before}</div>}
            <Heading className={css.title}>{title}</Heading>
            {note && <span className={css.note}>{note}</span>}
            {after && <div className={css.after}>{after}</div>}
            <span className={css.sign}>
              <Icon name="plus" />
            </span>
          </summary>
          <div className={width === "text" ? `${css.content} ${css.text}` : css.content}>
            {content}
          </div>
        </details>
      ))}
    </div>
  )
}
