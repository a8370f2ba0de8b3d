import { graphql } from "gatsby"
import type { CSSProperties, ReactNode } from "react"
import { ButtonLink } from "../../components/action/Button"
import { Picture, type PictureData } from "../../components/media/Picture"
import type { ActionData } from "../closing/CallToAction"
import * as css from "./LandingHero.module.css"

/**
 * How headline and picture stand to each other, one for each layout's character: "spread" is a headline across the page
 * and a picture that leaves it to the right; "sheet" a page of a ledger beside a narrow picture; "poster" a hoarding
 * in the accent, its headline as wide as the page, the picture hung out of its lower edge; "liftoff" a picture in the
 * page's middle, a line of the headline on either side of it.
 */
export type LandingLook = "spread" | "sheet" | "poster" | "liftoff"

type LandingHeroProps = {
  look: LandingLook
  hero: {
    readonly eyebrow: string
    /** The headline, line by line: each line is a band of cloth over the picture. */
    readonly title: readonly string[]
    readonly text: string
    readonly img: PictureData
    /** The one thing to do; left out where `children` are it. */
    readonly action?: ActionData
  }
  /** What stands in the button's place. */
  children?: ReactNode
  /** What stands beside it, where the look has a place for it. */
  aside?: ReactNode
}

const sizes: Record<LandingLook, string> = {
  spread: "(min-width: 900px) 68vw, 100vw",
  // Cropped to a third of its width.
  sheet: "(min-width: 900px) 75vw, 100vw",
  poster: "(min-width: 900px) 60vw, 100vw",
  // Its height decides: what stands beyond the frame is cut.
  liftoff: "(min-width: 900px) max(60vw, 90vh), 100vw",
}

/** The opening of the other home pages (SPEC 2.5): a headline, a picture, one thing to do. */
export function LandingHero({ look, hero, children, aside }: LandingHeroProps) {
  const { eyebrow, title, text, img, action } = hero
  const letters = Math.max(8, ...title.map(({ length }) => length))
  return (
    <section
      className={`${css.hero} ${css[look]}`}
      aria-labelledby="hero-title"
      // A headline that fills the page needs to know how long its longest line is.
      style={{ "--letters": letters } as CSSProperties}
    >
      <div className={`${css.words} ${look === "poster" ? "bold" : ""}`}>
        <p className={css.eyebrow}>{eyebrow}</p>
        <h1 id="hero-title" className={css.title}>
          {title.map((line) => (
            <span key={line} className={css.line}>
              {line}{" "}
            </span>
          ))}
        </h1>
        <div className={css.lead}>
          <p className={css.text}>{text}</p>
          {children}
          {action?.to && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
        </div>
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
      <div className={css.picture}>
        <Picture picture={img} first sizes={sizes[look]} className={css.img} />
      </div>
    </section>
  )
}

export const query = graphql`
  fragment LandingHero on LandingHero {
    eyebrow
    title
    text
    action {
      ...Action
    }
    img {
      ...HeroPicture
    }
  }
`
