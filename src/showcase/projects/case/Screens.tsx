import { type CSSProperties, type ReactNode, useSyncExternalStore } from "react"
import type { RemotePicture } from "../../../api/values"
import { classes } from "../../../components/classes"
import { RemoteImage } from "../../pictures/RemoteImage"
import type { Screen } from "./readCase"
import * as css from "./Screens.module.css"
import { rowsOf } from "./screenRows"

/** On phones, screens of a larger ratio of width to height scroll sideways. */
const WIDE = 1.3

const phones = "(width < 40em)"

function watchPhones(onChange: () => void): () => void {
  const list = matchMedia(phones)
  list.addEventListener("change", onChange)
  return () => list.removeEventListener("change", onChange)
}

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
              "--ratio": ratio,
              "--share": share,
              "--gaps": neighbours,
              "--widest": `${widest}rem`,
              // What has a row to itself, and does not fill it, ends with the page's text.
              ...(neighbours === 0 && { marginInlineStart: "auto" }),
            } as CSSProperties
          }
        >
          <figure className={css.figure}>
            <Plate scrolls={ratio > WIDE} label={caption || picture.alt}>
              <RemoteImage
                picture={picture}
                ratio={String(ratio)}
                sizes={`(min-width: 40em) calc(${share} * (min(92vw, 90rem, ${widest}rem) - ${neighbours} * 1.5rem)), ${ratio > WIDE ? Math.round(ratio * 82) : 92}vw`}
              />
            </Plate>
            {caption && <figcaption className={css.caption}>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}

type PlateProps = {
  /** True if it scrolls on phones. */
  scrolls: boolean
  label: string
  children: ReactNode
}

/** The room of a screen; where it scrolls, the keyboard reaches it. */
function Plate({ scrolls, label, children }: PlateProps) {
  const onPhone = useSyncExternalStore(watchPhones, () => matchMedia(phones).matches)
  return (
    <div
      className={classes(scrolls && css.wide)}
      {...(scrolls && onPhone && { role: "group", "aria-label": label, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}

/** The usual ratio, if the service doesn't tell the picture's size. */
function ratioOf({ width, height }: RemotePicture): number {
  return width && height ? width / height : 1.6
}
