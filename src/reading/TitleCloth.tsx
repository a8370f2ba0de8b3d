import { COLUMNS, patternOf, ROWS } from "../sections/hero/loom/pattern"
import * as css from "./TitleCloth.module.css"

/**
 * The cloth that a title's first letters weave, one strip each (docs/design.md#the-loom): the thumbnail
 * of an article whose picture isn't there (Thumbnail). The letters of whole titles lie over each other until all cloths look alike.
 */
export function TitleCloth({ title }: { title: string }) {
  const letters = title.replace(/[^\p{L}\p{N}]/gu, "").slice(0, ROWS)
  return (
    <svg className={css.cloth} viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true">
      {patternOf(letters).map(({ over, thread }, row) => (
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
