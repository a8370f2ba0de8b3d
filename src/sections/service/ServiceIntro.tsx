import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import * as css from "./ServiceIntro.module.css"

type ServiceIntroProps = {
  /** Heading of the text; omitted where the h1 says the same. */
  title?: string
  /** Paragraphs; the first is set larger. */
  description: readonly string[]
  img: PictureData
  /** The service's number and the total, overlapping the picture's edge. */
  place?: { readonly number: number; readonly total: number }
  /** Puts the picture on the right instead of the left. */
  mirrored?: boolean
}

/** A service's description beside a picture that breaks the margin. */
export function ServiceIntro({
  title,
  description,
  img,
  place,
  mirrored = false,
}: ServiceIntroProps) {
  return (
    <div className={css.band}>
      <Container className={`${css.intro} ${mirrored ? css.mirrored : ""}`}>
        <div className={css.picture}>
          <Picture
            picture={img}
            first
            sizes="(min-width: 56.25em) 55vw, 95vw"
            className={css.img}
          />
          {place && (
            <p className={css.place}>
              <span className={css.number}>{place.number}</span>{" "}
              <span className={css.total}>of {place.total}</span>
            </p>
          )}
        </div>
        <div className={css.words}>
          {title && <h2 className={css.title}>{title}</h2>}
          {description.map((paragraph) => (
            <p key={paragraph} className={css.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </Container>
    </div>
  )
}
