import { graphql } from "gatsby"
import type { CSSProperties, ReactNode } from "react"
import { ButtonLink } from "../../components/action/Button"
import { Picture, type PictureData } from "../../components/media/Picture"
import { EdgeGrid } from "../../components/text/EdgeGrid"
import type { ActionData } from "../closing/CallToAction"
import { Headline, type HeadlineData } from "./Headline"
import * as css from "./LandingHero.module.css"
import type { HeroLook } from "./looks/look"

type LandingHeroProps = {
  look: HeroLook
  hero: HeadlineData & {
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

/** The opening of a home page (SPEC 2.5): a headline, a picture, one thing to do. */
export function LandingHero({ look, hero, children, aside }: LandingHeroProps) {
  const { eyebrow, title, text, img, action } = hero
  const letters = Math.max(8, ...title.map(({ length }) => length))
  const part = (name: string) => [css[name], look.classes[name]].filter(Boolean).join(" ")
  return (
    <EdgeGrid
      labelledBy="hero-title"
      className={part("hero")}
      // A headline that fills the page needs to know how long its longest line is.
      style={{ "--letters": letters } as CSSProperties}
    >
      <div className={`${part("words")} ${look.tone ?? ""}`}>
        <Headline
          eyebrow={eyebrow}
          title={title}
          classes={{ eyebrow: part("eyebrow"), title: part("title") }}
        />
        <div className={part("lead")}>
          <p>{text}</p>
          {children}
          {action?.to && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
        </div>
      </div>
      {aside && <div className={part("aside")}>{aside}</div>}
      <div className={part("picture")}>
        <Picture picture={img} first sizes={look.sizes} className={part("img")} />
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
    img {
      ...HeroPicture
    }
  }
`
