import { classes } from "../../components/classes"
import { Container } from "../../components/text/Container"
import * as grounds from "../grounds.module.css"
import type { FilledChapter } from "./ServiceChapters"
import * as css from "./ServiceContents.module.css"

type ServiceContentsProps = {
  /** Label of the contents, a question that the chapters' names answer. */
  question: string
  chapters: readonly FilledChapter[]
}

const groundsOfChapters = [grounds.indigo, grounds.crimson, undefined, grounds.forest]

/** The table of contents of /service: a patch of cloth for each chapter, along the foot of the page's opening. */
export function ServiceContents({ question, chapters }: ServiceContentsProps) {
  if (chapters.length === 0) return null
  return (
    <nav className="whole" aria-labelledby="contents-title">
      <div className="bold">
        <Container>
          <p id="contents-title" className={css.question}>
            {question}
          </p>
        </Container>
      </div>
      <ol className={css.list} role="list">
        {chapters.map(({ group, word, services }, index) => (
          <li
            key={group}
            className={classes("night", groundsOfChapters[index % groundsOfChapters.length])}
          >
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
