import * as css from "./FeatureStrips.module.css"

type FeatureStripsProps = {
  /** Level of the features' headings. */
  headingLevel: 2 | 3
  features: readonly { readonly title: string; readonly points: readonly string[] }[]
}

/** The features of a service: strips of cloth, each a step further in, that run out of the window. */
export function FeatureStrips({ headingLevel, features }: FeatureStripsProps) {
  const Heading = `h${headingLevel}` as const
  if (features.length === 0) return null
  return (
    <ul className={css.strips} role="list">
      {features.map(({ title, points }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; a text may occur twice.
        <li key={index} className={css.strip}>
          {title && <Heading className={css.title}>{title}</Heading>}
          <ul className={css.points}>
            {points.map((point, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <li key={place}>{point}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
