import { DecisionList } from "../../../components/case/DecisionList"
import * as css from "./Decisions.module.css"
import type { TitledText } from "./readCase"

type DecisionsProps = {
  decisions: readonly TitledText[]
}

/** The decisions that made the difference, in a band of their own. */
export function Decisions({ decisions }: DecisionsProps) {
  if (decisions.length === 0) return null
  return (
    <section className={`night ${css.decisions}`}>
      <h3 className={css.heading}>What we decided, and why</h3>
      <DecisionList decisions={decisions} />
    </section>
  )
}
