import type { CSSProperties, ReactNode } from "react"
import { classes } from "../components/classes"
import { Picture, type PictureData } from "../components/media/Picture"
import { Container } from "../components/text/Container"
import * as css from "./AccountPage.module.css"

/** Longest title, in characters, that fits at full size. */
const LONGEST = 16

type AccountPageProps = {
  /** The page's h1. */
  title: string
  text?: ReactNode
  picture: PictureData
  /** True where the page has no more to say than its text: larger. */
  isMessage?: boolean
  /** Mirrors the picture: the door seen by those who come for the first time. */
  mirrored?: boolean
  children: ReactNode
}

/** A split page: form or message beside a still life, with the headline hanging over both. */
export function AccountPage({
  title,
  text,
  picture,
  isMessage = false,
  mirrored = false,
  children,
}: AccountPageProps) {
  return (
    <Container className={css.page}>
      <div className={css.picture}>
        <Picture
          picture={picture}
          first
          sizes="(min-width: 56.25em) 68vw, (min-width: 40em) 86vw, 119vw"
          className={classes(css.img, mirrored && css.mirrored)}
        />
      </div>
      <h1
        className={classes(css.title, title.length > LONGEST && css.long)}
        style={{ "--words": title.split(" ").length } as CSSProperties}
      >
        <span>{title}</span>
      </h1>
      <div className={css.column}>
        {text && <p className={classes(css.text, isMessage && css.message)}>{text}</p>}
        {children}
      </div>
    </Container>
  )
}
