import type { CSSProperties } from "react"
import * as css from "./ResultFigure.module.css"

type ResultFigureProps = {
  /** What is shown large, for example "2/3". */
  figure: string
  unit: string
  /** What the figure measures. */
  text: string
}

/** One figure, as large as the page allows, with its unit and what it measures beside it. */
export function ResultFigure({ figure, unit, text }: ResultFigureProps) {
  return (
    <div className={css.frame}>
      <p
        className={css.sum}
        // A longer figure is set smaller, so that it stays in one line; a per cent sign is wider than a digit.
        style={
          {
            "--characters": Math.max(2, figure.length),
            "--wider-by": figure.includes("%") ? 0.6 : 0,
          } as CSSProperties
        }
      >
        <strong className={css.figure}>{figure}</strong>{" "}
        <span className={css.words}>
          {unit && <span className={css.unit}>{unit}</span>} {text}
        </span>
      </p>
    </div>
  )
}
