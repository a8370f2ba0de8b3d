import * as css from "./Decisions.module.css"
import type { TitledText } from "./readCase"

type DecisionsProps = {
  /** Level of the heading; each decision is one below. */
  headingLevel: 3 | 4
  decisions: readonly TitledText[]
}

/** The decisions that made the difference, each under a woven numeral. */
export function Decisions({ headingLevel, decisions }: DecisionsProps) {
  const Heading = `h${headingLevel}` as const
  const Title = `h${headingLevel === 3 ? 4 : 5}` as const
  if (decisions.length === 0) return null
  return (
    <section className={css.decisions}>
      <Heading className={css.heading}>What we decided, and why</Heading>
      <ol className={css.list} role="list">
        {decisions.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; the service may repeat a text.
          <li key={index} className={css.decision}>
            <span className={css.numeral} aria-hidden="true">
              {index + 1}
            </span>
            {title && <Title className={css.title}>{title}</Title>}
            {text && <p className={css.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
