import type { CSSProperties } from "react"
import * as film from "./FilmSteps.module.css"
import * as stairs from "./WovenSteps.module.css"

const looks = { stairs, film }

export type StepsLook = keyof typeof looks

type WovenStepsProps = {
  /** Level of the steps' headings, one below the heading above them. */
  headingLevel: 3 | 4
  steps: readonly { title: string; text: string }[]
  /** "stairs": above each step a cloth that has grown by a row; "film": each step is a frame of a film. */
  look?: StepsLook
}

/** Numbered steps, drawn as the service's own material (docs/design.md#signature-moves). */
export function WovenSteps({ headingLevel, steps, look = "stairs" }: WovenStepsProps) {
  const css = looks[look]
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={css.steps} role="list" style={{ "--of": steps.length } as CSSProperties}>
      {steps.map(({ title, text }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; a text may occur twice.
          key={index}
          className={css.step}
          style={
            { "--place": index + 1, "--cloth": `var(--thread-${(index % 4) + 1})` } as CSSProperties
          }
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
