import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import type { PictureData } from "../../components/media/Picture"
import { type VideoData, VideoDialog } from "../../components/media/VideoDialog"
import type { ActionData } from "../fragments"
import type { HeadlineData } from "./Headline"
import { LandingHero } from "./LandingHero"
import { overhang } from "./looks/overhang"
import { LoomOpener } from "./loom/LoomOpener"
import { Unweaving } from "./Unweaving"

type HeroProps = {
  hero: HeadlineData & {
    /** May contain links. */
    readonly text: string
    readonly action: ActionData
    readonly img: PictureData
    /** What scrolling shows after it (Unweaving.tsx). */
    readonly frames?: Pick<PictureData, "src"> | null
    /** The button that turns the picture into a loom; omitted where the picture stays one. */
    readonly loom?: string | null
    readonly video: VideoData
  }
}

/**
 * The hero of the consulting home page: a headline, a picture that runs out of the window and that visitors can turn into
 * a loom, one button and a video.
 */
export function Hero({ hero: { action, video, loom, frames, ...hero } }: HeroProps) {
  return (
    <LandingHero
      look={overhang}
      hero={hero}
      overlay={
        <>
          {frames && <Unweaving frames={frames} />}
          {loom && <LoomOpener label={loom} />}
        </>
      }
    >
      <div className={overhang.classes.actions}>
        {action.to && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
        <VideoDialog id="hero-video" video={video} />
      </div>
    </LandingHero>
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
      ...CutoutPicture
    }
    frames {
      ...Unweaving
    }
    loom
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
