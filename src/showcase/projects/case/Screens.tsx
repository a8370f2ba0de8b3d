import type { CSSProperties } from "react"
import type { RemotePicture } from "../../../api/values"
import { classes } from "../../../components/classes"
import { RemoteImage } from "../../pictures/RemoteImage"
import type { Screen } from "./readCase"
import * as css from "./Screens.module.css"
import { rowsOf } from "./screenRows"

/** On phones, screens of a larger ratio of width to height are as wide as the window. */
const WIDE = 1.3

type ScreensProps = {
  /** Accessible name, for example "Screens of Kente Lane Market". */
  label: string
  screens: readonly Screen[]
}

/** What was made, whole and as its users see it: screens of a row share its height, wide and tall ones alike. */
export function Screens({ label, screens }: ScreensProps) {
  if (screens.length === 0) return null
  const sized = screens.map((screen) => ({ ...screen, ratio: ratioOf(screen.picture) }))
  return (
    <ul className={css.screens} role="list" aria-label={label}>
      {rowsOf(sized).map(({ ratio, caption, picture, share, neighbours, widest }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; a picture may occur twice.
          key={index}
          className={css.screen}
          style={
            {
              "--share": share,
              "--gaps": neighbours,
              "--widest": `${widest}rem`,
              // What has a row to itself, and does not fill it, ends with the page's text.
              ...(neighbours === 0 && { marginInlineStart: "auto" }),
            } as CSSProperties
          }
        >
          <figure className={css.figure}>
            <div className={classes(ratio > WIDE && css.wide)}>
              <RemoteImage
                picture={picture}
                ratio={String(ratio)}
                sizes={`(min-width: 40em) calc(${share} * (min(92vw, 90rem, ${widest}rem) - ${neighbours} * 1.5rem)), ${ratio > WIDE ? 100 : 92}vw`}
              />
            </div>
            {caption && <figcaption className={css.caption}>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}

/** The usual ratio, if the service doesn't tell the picture's size. */
function ratioOf({ width, height }: RemotePicture): number {
  return width && height ? width / height : 1.6
}
