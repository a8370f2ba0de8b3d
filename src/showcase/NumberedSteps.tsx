import * as css from "./NumberedSteps.module.css"

type NumberedStepsProps = {
  /** Level of the steps' headings, one below the heading above them. */
  headingLevel: 3 | 4
  steps: readonly { title: string; text: string }[]
}

/** The steps of a piece of work, under oversized numerals. */
export function NumberedSteps({ headingLevel, steps }: NumberedStepsProps) {
  const Heading = `h${headingLevel}` as const
  if (steps.length === 0) return null
  return (
    <ol className={css.steps} role="list">
      {steps.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; the service may repeat a text.
        <li key={index} className={css.step}>
          <span className={css.numeral} aria-hidden="true">
            {index + 1}
          </span>
          {title && <Heading className={css.title}>{title}</Heading>}
          {text && <p className={css.text}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}
