import { COLUMNS, patternOf, ROWS } from "../sections/hero/loom/pattern"
import * as css from "./TitleCloth.module.css"

/**
 * The cloth that a title weaves on the loom (docs/design.md#the-loom): a thumbnail that costs the search index nothing.
 */
export function TitleCloth({ title }: { title: string }) {
  return (
    <svg className={css.cloth} viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true">
      {patternOf(title).map(({ over, thread }, row) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: strips keep their places.
          key={row}
          className={css[`thread${thread}`]}
          d={over.map((isOver, column) => (isOver ? `M${column} ${row}h1v1h-1z` : "")).join("")}
        />
      ))}
    </svg>
  )
}
