import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { ResultFigure } from "../../../components/case/ResultFigure"
import { Seam } from "../../../components/media/Seam"
import { Container } from "../../../components/text/Container"
import * as css from "./CaseResult.module.css"

type CaseResultProps = {
  result: {
    readonly figure: string
    readonly unit: string
    readonly text: string
    /** The figure before and after; the longest is 100. */
    readonly bars: readonly {
      readonly label: string
      readonly words: string
      readonly percent: number
    }[]
  }
}

/** What became of it: one figure as large as the page allows, and the same as woven bars. */
export function CaseResult({ result: { figure, unit, text, bars } }: CaseResultProps) {
  return (
    <div className="bold">
      <Seam />
      <Container className={css.inner}>
        <ResultFigure figure={figure} unit={unit} text={text} />
        <ul className={css.bars} role="list">
          {bars.map(({ label, words, percent }) => (
            <li key={label} className={css.bar}>
              <span>{label}</span> <strong>{words}</strong>
              <span
                className={css.length}
                style={{ "--percent": `${percent}%` } as CSSProperties}
                aria-hidden="true"
              />
            </li>
          ))}
        </ul>
      </Container>
    </div>
  )
}

export const query = graphql`
  fragment CaseResult on CaseResult {
    figure
    unit
    text
    bars {
      label
      words
      percent
    }
  }
`
