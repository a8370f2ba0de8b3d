import { useEffect, useRef } from "react"
import type { Entry } from "../blog/searchIndex"
import { Button } from "../components/action/Button"
import { PostLink } from "../sections/blog/posts/PostLink"
import { PostMeta } from "../sections/blog/posts/PostMeta"
import type { Results } from "./openIndex"
import * as css from "./ResultList.module.css"

type ResultListProps = {
  results: Results
  /** Level of the results' headings. */
  heading: "h2" | "h3"
  /** Label of the button that shows more. */
  more: string
  onMore: () => void
}

/** A list of articles or pages found, with a button that shows more. */
export function ResultList({ results, heading: Heading, more, onMore }: ResultListProps) {
  const { shown, total } = results
  const list = useFocusOnGrowth(shown)
  return (
    <>
      <ol ref={list} className={css.list} role="list">
        {shown.map(({ path, title, text, date, category }) => (
          <li key={path} className={css.item}>
            {date && <PostMeta category={category} date={date} />}
            <Heading className={css.title}>
              <PostLink path={path} title={title} />
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {total > shown.length && (
        <Button look="outline" onClick={onMore}>
          {more}
        </Button>
      )}
    </>
  )
}

/** Moves the focus to the first new result: the button that was pressed is below them, or gone. */
function useFocusOnGrowth(shown: readonly Entry[]) {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const grewFrom = before.current
    before.current = shown
    if (shown.length > grewFrom.length && shown[0]?.path === grewFrom[0]?.path) {
      list.current?.children[grewFrom.length]?.querySelector("a")?.focus()
    }
  }, [shown])
  return list
}
