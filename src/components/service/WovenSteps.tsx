import type { CSSProperties } from "react"
import * as css from "./WovenSteps.module.css"

type WovenStepsProps = {
  /** Level of the steps' headings, one below the heading above them. */
  headingLevel: 3 | 4
  steps: readonly { title: string; text: string }[]
}

/** Numbered steps, and above them a cloth that grows with each (docs/design.md#signature-moves). */
export function WovenSteps({ headingLevel, steps }: WovenStepsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={css.steps} role="list" style={{ "--of": steps.length } as CSSProperties}>
      {steps.map(({ title, text }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; a text may occur twice.
          key={index}
          className={css.step}
          style={{ "--place": index + 1 } as CSSProperties}
        >
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
