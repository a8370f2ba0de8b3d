import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { classes } from "../../components/classes"
import "./lateBands.css"
import * as css from "./FlightPlan.module.css"

type StationData = {
  /** Time before lift-off. */
  readonly mark: string
  /** What happens there. */
  readonly label: string
}

type FlightPlanProps = {
  /** One for each band, in order; a band without one gets no mark. */
  stations: readonly StationData[]
  /** The bands, each with the side of the page on which the route passes. */
  bands: readonly {
    key: string
    side: "left" | "right"
    /** A ground of its own (docs/design.md#tokens). */
    ground?: "night" | "bold"
    content: ReactNode
  }[]
}

/** Bands along a route that runs down from the hero, crosses from side to side and marks a countdown. */
export function FlightPlan({ stations, bands }: FlightPlanProps) {
  return (
    <div className={css.plan}>
      {bands.map(({ key, side, ground, content }, index) => {
        const station = stations[index]
        return (
          <div
            key={key}
            className={classes(css.stage, css[side], ground)}
            // Laid out late (src/styles/lowerBands.css).
            data-band=""
          >
            {station && (
              <p className={css.station}>
                <span className={css.mark}>{station.mark}</span>{" "}
                <span className={css.label}>{station.label}</span>
              </p>
            )}
            <div className={css.band}>{content}</div>
          </div>
        )
      })}
    </div>
  )
}

export const query = graphql`
  fragment FlightStation on FlightStation {
    mark
    label
  }
`
