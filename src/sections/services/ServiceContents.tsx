import type { FilledChapter } from "./ServiceChapters"
import * as css from "./ServiceContents.module.css"

type ServiceContentsProps = {
  /** Label of the contents, a question that the chapters' names answer. */
  question: string
  chapters: readonly FilledChapter[]
}

/** The table of contents of /service, in large type. */
export function ServiceContents({ question, chapters }: ServiceContentsProps) {
  if (chapters.length === 0) return null
  return (
    <nav className={css.contents} aria-labelledby="contents-title">
      <p id="contents-title" className={css.question}>
        {question}
      </p>
      <ol className={css.list} role="list">
        {chapters.map(({ group, word, services }) => (
          <li key={group} className={css.item}>
            <a href={`#${group}`} className={css.link}>
              {word}
              <span className={css.count}>
                {services.length} {services.length === 1 ? "service" : "services"}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
