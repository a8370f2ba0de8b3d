import { useEffect, useRef } from "react"
import { findPassage, wordsIn } from "../blog/passage"
import type { Entry } from "../blog/searchIndex"
import { Button } from "../components/action/Button"
import { PostLink } from "../sections/blog/posts/PostLink"
import { PostMeta } from "../sections/blog/posts/PostMeta"
import { Marked } from "./Marked"
import type { Results } from "./openIndex"
import * as css from "./ResultList.module.css"
import { TitleCloth } from "./TitleCloth"

type ResultListProps = {
  results: Results
  /** Folded words of the query, to be marked. */
  words: readonly string[]
  /** Articles stand one below the other, with cloths; pages in pairs, under a heading of their own. */
  kind: "articles" | "pages"
  /** Label of the button that shows more. */
  more: string
  onMore: () => void
}

/** A list of articles or pages found, with a button that shows more. */
export function ResultList({ results, words, kind, more, onMore }: ResultListProps) {
  const Heading = kind === "articles" ? "h2" : "h3"
  const { shown, total } = results
  const list = useFocusOnGrowth(shown)
  return (
    <>
      <ol ref={list} className={css[kind]} role="list">
        {shown.map(({ path, title, text, body, date, category }) => (
          <li key={path} className={css.item}>
            {date && (
              <PostMeta category={<Marked text={category ?? ""} words={words} />} date={date} />
            )}
            <Heading className={css.title}>
              <PostLink path={path} title={<Marked text={title} words={words} />} />
            </Heading>
            <p className={css.text}>
              <Marked text={shownText(text, body, words)} words={words} />
            </p>
            {kind === "articles" && <TitleCloth title={title} />}
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

/**
 * The excerpt if it holds every word, otherwise the sentences in which they were found. A heading says too little alone, and
 * several pages may share it: it follows the excerpt.
 */
function shownText(excerpt: string, body: string | undefined, words: readonly string[]): string {
  if (wordsIn(excerpt, words).length === words.length) return excerpt
  const passage = findPassage(body ?? "", words)
  if (!passage) return excerpt
  const isSentence = /[.?!…]["”’)]*$/.test(passage)
  return isSentence ? passage : `${excerpt} … ${passage}`
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
