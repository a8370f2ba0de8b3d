import { WovenNumeral } from "../../../components/text/WovenNumeral"
import * as css from "./Decisions.module.css"
import type { TitledText } from "./readCase"

type DecisionsProps = {
  decisions: readonly TitledText[]
}

/** The decisions that made the difference, each under a woven numeral. */
export function Decisions({ decisions }: DecisionsProps) {
  if (decisions.length === 0) return null
  return (
    <section className={css.decisions}>
      <h3 className={css.heading}>What we decided, and why</h3>
      <ol className={css.list} role="list">
        {decisions.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; the service may repeat a text.
          <li key={index} className={css.decision}>
            <WovenNumeral number={index + 1} className={css.numeral} />
            {title && <h4 className={css.title}>{title}</h4>}
            {text && <p className={css.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
