import { graphql } from "gatsby"
import type { CSSProperties, ReactNode } from "react"
import { ButtonLink } from "../../components/action/Button"
import { classes } from "../../components/classes"
import { Picture, type PictureData } from "../../components/media/Picture"
import { EdgeGrid } from "../../components/text/EdgeGrid"
import { InlineText } from "../../components/text/InlineText"
import type { ActionData } from "../fragments"
import { Headline, type HeadlineData } from "./Headline"
import * as css from "./LandingHero.module.css"
import type { HeroLook } from "./looks/look"

type LandingHeroProps = {
  look: HeroLook
  hero: HeadlineData & {
    /** May contain links. */
    readonly text: string
    readonly img: PictureData
    /** The button; omitted when `children` replace it. */
    readonly action?: ActionData
  }
  /** Rendered in place of the button. */
  children?: ReactNode
  /** Rendered beside the text, in looks that have room for it. */
  aside?: ReactNode
  /** Rendered over the picture. */
  overlay?: ReactNode
}

/** The hero of a home page: a headline, a picture and one button. */
export function LandingHero({ look, hero, children, aside, overlay }: LandingHeroProps) {
  const { eyebrow, title, text, img, action } = hero
  const letters = Math.max(8, ...title.map(({ length }) => length))
  const part = (name: string) => classes(css[name], look.classes[name])
  return (
    <EdgeGrid
      labelledBy="hero-title"
      className={`whole ${part("hero")}`}
      // The length of the longest line, for headlines that scale to the page's width.
      style={{ "--letters": letters } as CSSProperties}
    >
      <div className={classes(part("words"), look.tone)}>
        <Headline
          eyebrow={eyebrow}
          title={title}
          classes={{ eyebrow: part("eyebrow"), title: part("title") }}
        />
        <div className={part("lead")}>
          <p>
            <InlineText text={text} />
          </p>
          {children}
          {action?.to && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
        </div>
      </div>
      {aside && <div className={part("aside")}>{aside}</div>}
      <div className={part("picture")}>
        <Picture picture={img} first sizes={look.sizes} className={part("img")} />
        {overlay}
      </div>
    </EdgeGrid>
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
  }
`
