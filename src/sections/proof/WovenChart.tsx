import { graphql } from "gatsby"
import * as css from "./WovenChart.module.css"

type WovenChartProps = {
  chart: {
    /** What it comes to, as large as it goes. */
    readonly figure: string
    readonly caption: string
    /** What a bar stands for, before its name. */
    readonly unit: string
    readonly bars: readonly { readonly name: string; readonly value: number }[]
  }
}

/** A figure and its bars, each woven as high as its value on a warp that stands for the highest. */
export function WovenChart({ chart: { figure, caption, unit, bars } }: WovenChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <div className={css.room}>
      <figure className={css.chart}>
        <figcaption className={css.caption}>
          <span className={css.figure}>{figure}</span> <span>{caption}</span>
        </figcaption>
        {bars.length > 0 && (
          <dl className={css.bars}>
            {bars.map(({ name, value }) => (
              <div key={name} className={css.bar}>
                <dt className={css.name}>
                  <span className="visually-hidden">{unit} </span>
                  {name}
                </dt>
                <dd
                  className={css.value}
                  style={{ "--part": value / highest } as React.CSSProperties}
                >
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </figure>
    </div>
  )
}

export const query = graphql`
  fragment WovenChart on WovenChart {
    figure
    caption
    unit
    bars {
      name
      value
    }
  }
`
