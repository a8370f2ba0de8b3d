import type { CSSProperties } from "react"
import * as css from "./ProjectResult.module.css"
import type { Result } from "./readCase"

/** One figure, as large as the page allows, with its unit and what it measures. */
export function ProjectResult({ result: { figure, unit, measure } }: { result: Result }) {
  return (
    <section className={`bold ${css.result}`}>
      <p className={css.sum}>
        <span
          className={css.figure}
          // A longer figure is set smaller, so that it stays in one line.
          style={{ "--characters": Math.max(3, figure.length) } as CSSProperties}
        >
          {figure}
        </span>{" "}
        {unit && <span className={css.unit}>{unit}</span>}
      </p>
      {measure && <p className={css.measure}>{measure}</p>}
    </section>
  )
}
