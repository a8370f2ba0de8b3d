import { useEffect, useRef } from "react"
import { findPassage, isSentence, wordsIn } from "../blog/passage"
import type { Entry } from "../blog/searchIndex"
import { Button } from "../components/action/Button"
import { PostLink } from "../sections/blog/posts/PostLink"
import { PostMeta } from "../sections/blog/posts/PostMeta"
import { Marked } from "./Marked"
import type { Results } from "./openIndex"
import * as css from "./ResultList.module.css"
import { Thumbnail } from "./Thumbnail"

type ResultListProps = {
  results: Results
  /** Folded words of the query, to be marked. */
  words: readonly string[]
  /** Articles stand one below the other, with pictures; pages in pairs, under a heading of their own. */
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
        {shown.map((entry, index) => (
          <li key={entry.path} className={css.item}>
            {kind === "articles" && (
              <Thumbnail img={entry.img} title={entry.title} first={index < 2} />
            )}
            {entry.date && (
              <PostMeta
                category={<Marked text={entry.category ?? ""} words={words} />}
                date={entry.date}
              />
            )}
            <Heading className={css.title}>
              <PostLink path={entry.path} title={<Marked text={entry.title} words={words} />} />
            </Heading>
            {shownTexts(entry, words).map((text) => (
              <p key={text} className={css.text}>
                <Marked text={text} words={words} />
              </p>
            ))}
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
 * The excerpt if it holds every word, otherwise the sentences in which they were found. A heading or a tag says too little
 * alone, and several pages may share it: it stands below the excerpt, unless what is above holds its words.
 */
function shownTexts(entry: Entry, words: readonly string[]): string[] {
  const { title, text, body = "", category = "" } = entry
  const holdsAll = (some: string) => wordsIn(some, words).length === words.length
  if (holdsAll(text)) return [text]
  const passage = findPassage(body, words)
  if (!passage) return [text]
  if (isSentence(passage)) return [passage]
  return holdsAll(`${category} ${title} ${text}`) ? [text] : [text, passage]
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
