import * as css from "./DecisionList.module.css"

type DecisionListProps = {
  decisions: readonly { readonly title: string; readonly text: string }[]
}

/** The decisions that mattered, strips of cloth from one edge of the window to the other, each with its number large at its end. */
export function DecisionList({ decisions }: DecisionListProps) {
  return (
    <ol role="list" className={css.list}>
      {decisions.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; the service may repeat a text.
        <li key={index} className={css.decision}>
          {title && <h4 className={css.title}>{title}</h4>}
          {text && <p>{text}</p>}
          {/* Screen readers number lists themselves. */}
          <span className={css.numeral} aria-hidden="true">
            {index + 1}
          </span>
        </li>
      ))}
    </ol>
  )
}
