import * as css from "./Headline.module.css"

/** The headline of a home page. */
export type HeadlineData = {
  readonly eyebrow: string
  /** The h1, line by line. */
  readonly title: readonly string[]
}

type HeadlineProps = HeadlineData & {
  /** Class names from the hero around it. */
  classes: { readonly eyebrow?: string; readonly title?: string }
}

/** The h1 of a home page and the eyebrow above it. The hero's section is labelled by "hero-title". */
export function Headline({ eyebrow, title, classes }: HeadlineProps) {
  return (
    <>
      <p className={`${css.eyebrow} ${classes.eyebrow ?? ""}`}>{eyebrow}</p>
      <h1 id="hero-title" className={`${css.title} ${classes.title ?? ""}`}>
        {title.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </h1>
    </>
  )
}
