import { WovenNumeral } from "../text/WovenNumeral"
import * as css from "./DecisionList.module.css"

type DecisionListProps = {
  decisions: readonly { readonly title: string; readonly text: string }[]
}

/** The decisions that mattered, one a row, each under its number in woven cloth and a step further in than the last. */
export function DecisionList({ decisions }: DecisionListProps) {
  return (
    <ol role="list">
      {decisions.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; the service may repeat a text.
        <li key={index} className={css.decision}>
          <WovenNumeral number={index + 1} className={css.numeral} />
          {title && <h4 className={css.title}>{title}</h4>}
          {text && <p className={css.text}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}
