import * as css from "./Headline.module.css"

/** What every home page opens with. */
export type HeadlineData = {
  readonly eyebrow: string
  /** The headline, line by line. */
  readonly title: readonly string[]
}

type HeadlineProps = HeadlineData & {
  /** Classes of the opening that it is part of. */
  classes: { readonly eyebrow?: string; readonly title?: string }
}

/** The headline of a home page, its h1, and the small line above it. Its section is labelled by "hero-title". */
export function Headline({ eyebrow, title, classes }: HeadlineProps) {
  return (
    <>
      <p className={`${css.eyebrow} ${classes.eyebrow ?? ""}`}>{eyebrow}</p>
      <h1 id="hero-title" className={`${css.title} ${classes.title ?? ""}`}>
        {title.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
    </>
  )
}
