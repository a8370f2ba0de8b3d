import type { CSSProperties } from "react"
import { classes } from "../../../components/classes"
import { Paragraphs } from "../../Paragraphs"
import type { Chart, TitledText } from "./readCase"
import * as css from "./Story.module.css"

type StoryProps = {
  chapters: readonly TitledText[]
  /** Its bars are the strips of the cloth; without it there are only the chapters. */
  chart: Chart | null
}

/**
 * A case told while scrolling: beside its chapters the threads are stretched, the cloth is woven, and its strips become
 * the bars of the chart. Without scroll-driven animations, or with reduced motion, the finished chart stands there.
 */
export function Story({ chapters, chart }: StoryProps) {
  if (chapters.length === 0 && !chart) return null
  return (
    <section className={classes(css.story, chart && css.woven)}>
      {chart && (
        <figure className={css.loom}>
          <figcaption className={css.caption}>{chart.title}</figcaption>
          <ol className={css.strips} role="list">
            {chart.bars.map(({ label, value }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; a label may occur twice.
                key={index}
                className={css.strip}
                style={{ "--value": value, "--index": index } as CSSProperties}
              >
                <span className={css.label}>{label}</span>
                <span className={css.warp} aria-hidden="true" />
                <span className={css.cloth} aria-hidden="true" />
                <span className={css.value}>{value}</span>
              </li>
            ))}
          </ol>
        </figure>
      )}
      <div className={css.chapters}>
        {chapters.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; the service may repeat a text.
          <section key={index} className={css.chapter}>
            {title && <h3 className={css.title}>{title}</h3>}
            <div className={css.text}>
              <Paragraphs text={text} />
            </div>
          </section>
        ))}
      </div>
    </section>
  )
}
