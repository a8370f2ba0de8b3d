import type { CSSProperties } from "react"
import { RemoteImage } from "../../pictures/RemoteImage"
import type { Screen } from "./readCase"
import * as css from "./Screens.module.css"

type ScreensProps = {
  /** Accessible name, for example "Screens of Kente Lane Market". */
  label: string
  screens: readonly Screen[]
}

/** The ratio of a picture whose size the service doesn't tell. */
const usual = { width: 16, height: 10 }

/** What was made, whole and as its users see it: screens of a row share its height, wide and tall ones alike. */
export function Screens({ label, screens }: ScreensProps) {
  if (screens.length === 0) return null
  return (
    <ul className={css.screens} role="list" aria-label={label}>
      {screens.map(({ picture, caption }, index) => {
        const { width, height } =
          picture.width && picture.height ? (picture as typeof usual) : usual
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; a picture may occur twice.
            key={index}
            className={css.screen}
            style={{ "--ratio": width / height } as CSSProperties}
          >
            <figure className={css.figure}>
              <RemoteImage
                picture={picture}
                ratio={`${width} / ${height}`}
                sizes={
                  width > height
                    ? "(min-width: 56.25em) 62vw, 92vw"
                    : "(min-width: 56.25em) 30vw, (min-width: 40em) 44vw, 92vw"
                }
              />
              {caption && <figcaption className={css.caption}>{caption}</figcaption>}
            </figure>
          </li>
        )
      })}
    </ul>
  )
}
