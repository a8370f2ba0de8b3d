import type { CSSProperties } from "react"
import * as css from "./WovenSteps.module.css"

type WovenStepsProps = {
  steps: readonly { title: string; text: string }[]
}

/** Numbered steps, and above them a cloth that grows with each (docs/design.md#signature-moves). */
export function WovenSteps({ steps }: WovenStepsProps) {
  return (
    <ol className={css.steps} role="list" style={{ "--of": steps.length } as CSSProperties}>
      {steps.map(({ title, text }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; the service may repeat a text.
          key={index}
          className={css.step}
          style={{ "--place": index + 1 } as CSSProperties}
        >
          <span className={css.numeral} aria-hidden="true">
            {index + 1}
          </span>
          {title && <h4 className={css.title}>{title}</h4>}
          {text && <p className={css.text}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}
