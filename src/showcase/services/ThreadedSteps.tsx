import * as css from "./ThreadedSteps.module.css"

type ThreadedStepsProps = {
  steps: readonly { title: string; text: string }[]
}

/** Numbered steps on one thread, with a knot at each (docs/design.md#signature-moves). */
export function ThreadedSteps({ steps }: ThreadedStepsProps) {
  return (
    <ol className={css.steps} role="list">
      {steps.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; the service may repeat a text.
        <li key={index} className={css.step}>
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
