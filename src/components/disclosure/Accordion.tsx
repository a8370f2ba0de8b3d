import { type ReactNode, useId } from "react"
import { Icon } from "../media/Icon"
import * as css from "./Accordion.module.css"

type AccordionItem = {
  id: string
  title: ReactNode
  content: ReactNode
}

type AccordionProps = {
  items: readonly AccordionItem[]
  /** Level of the items' headings, one below the heading above them. */
  headingLevel?: 2 | 3
  /** "text" keeps an answer at reading width, "full" lets pictures take the whole of it. */
  width?: "text" | "full"
  /** Shared by accordions that stand side by side: at most one item is open in all of them together. */
  group?: string
  /** False where another accordion of the group holds the open item. */
  startsOpen?: boolean
}

/**
 * Items of which at most one is open, the first at the start (SPEC 4). The browser keeps the state: groups of `<details
 * name>` work before any script, and a visitor's own opening survives hydration because `open` is a first state only.
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
      {items.map(({ id, title, content }, index) => (
        <details
          key={id}
          name={group ?? own}
          className={css.item}
          {...(startsOpen && index === 0 && { open: true })}
        >
          <summary className={css.summary}>
            <Heading className={css.title}>{title}</Heading>
            <span className={css.sign}>
              <Icon name="plus" />
            </span>
          </summary>
          <div className={`${css.content} ${css[width]}`}>{content}</div>
        </details>
      ))}
    </div>
  )
}
