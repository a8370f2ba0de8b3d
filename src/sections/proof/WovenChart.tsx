import { graphql } from "gatsby"
import * as css from "./WovenChart.module.css"

type WovenChartProps = {
  chart: {
    /** The result, set very large. */
    readonly figure: string
    readonly caption: string
    /** What the bars show, above them. */
    readonly title: string
    /** What a bar stands for, read before its name by screen readers. */
    readonly unit: string
    readonly bars: readonly { readonly name: string; readonly value: number }[]
  }
}

/** A figure and a bar chart, with bars scaled to the highest value and drawn as weave. */
export function WovenChart({ chart: { figure, caption, title, unit, bars } }: WovenChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <div className={css.room}>
      <figure className={css.chart}>
        <figcaption className={css.caption}>
          <span className={css.figure}>{figure}</span> <span>{caption}</span>
        </figcaption>
        {bars.length > 0 && (
          <div className={css.plot}>
            <p className={css.title}>{title}</p>
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
          </div>
        )}
      </figure>
    </div>
  )
}

export const query = graphql`
  fragment WovenChart on WovenChart {
    figure
    caption
    title
    unit
    bars {
      name
      value
    }
  }
`
