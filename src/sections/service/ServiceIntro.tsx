import { Container } from "../../components/text/Container"
import * as css from "./ServiceIntro.module.css"

type ServiceIntroProps = {
  /** Heading of the text; omitted where the h1 says the same. */
  title?: string
  /** Paragraphs; the first is set larger. */
  description: readonly string[]
  /** The service's number and the total. */
  place?: { readonly number: number; readonly total: number }
}

/** A service's description, beside its heading or its number. */
export function ServiceIntro({ title, description, place }: ServiceIntroProps) {
  return (
    <Container className={css.intro}>
      {title && <h2 className={css.title}>{title}</h2>}
      {place && (
        <p className={css.place}>
          <span className={css.number}>{place.number}</span>{" "}
          <span className={css.total}>of {place.total}</span>
        </p>
      )}
      <div className={css.words}>
        {description.map((paragraph) => (
          <p key={paragraph} className={css.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </Container>
  )
}
