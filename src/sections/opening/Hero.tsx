import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { Picture, type PictureData } from "../../components/media/Picture"
import { type VideoData, VideoDialog } from "../../components/media/VideoDialog"
import type { ActionData } from "../closing/CallToAction"
import * as css from "./Hero.module.css"

type HeroProps = {
  hero: {
    readonly eyebrow: string
    /** The headline, line by line: each line is a band of cloth over the picture. */
    readonly title: readonly string[]
    readonly text: string
    readonly action: ActionData
    readonly img: PictureData
    readonly video: VideoData
  }
}

/** The opening of `/`: a headline that hangs over its picture, one thing to do, and a film (SPEC 2.5). */
export function Hero({ hero }: HeroProps) {
  return (
    <section className={css.hero} aria-labelledby="hero-title">
      <p className={css.eyebrow}>{hero.eyebrow}</p>
      <h1 id="hero-title" className={css.title}>
        {hero.title.map((line) => (
          <span key={line} className={css.line}>
            {line}{" "}
          </span>
        ))}
      </h1>
      <div className={css.picture}>
        <Picture
          picture={hero.img}
          first
          sizes="(min-width: 900px) 58vw, 100vw"
          className={css.img}
        />
      </div>
      <div className={css.lead}>
        <p className={css.text}>{hero.text}</p>
        <div className={css.actions}>
          {hero.action.to && <ButtonLink to={hero.action.to}>{hero.action.label}</ButtonLink>}
          <VideoDialog id="hero-video" video={hero.video} />
        </div>
      </div>
    </section>
  )
}

export const query = graphql`
  fragment Hero on HomeHero {
    eyebrow
    title
    text
    action {
      ...Action
    }
    img {
      ...HeroPicture
    }
    video {
      label
      title
      url
      img {
        ...HalfPicture
      }
    }
  }
`
