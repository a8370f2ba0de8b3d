import { graphql } from "gatsby"
import { classes } from "../../components/classes"
import { Picture } from "../../components/media/Picture"
import { type VideoData, VideoDialog } from "../../components/media/VideoDialog"
import { EdgeGrid } from "../../components/text/EdgeGrid"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { IntroData } from "../fragments"
import * as css from "./VideoSection.module.css"

type VideoSectionProps = {
  film: IntroData & {
    readonly video: VideoData
  }
  /**
   * "wide": the still spans the page and the text overlaps its foot; "beside": the still runs off the left edge,
   * beside the text; "bill": a dark band with a very large title, whose foot the still overhangs; "sheet": the whole still with
   * its button, which fades into a dark page on either side, above a ruled line of title and text.
   */
  look?: VideoSectionLook
}

type VideoSectionLook = "wide" | "beside" | "bill" | "sheet"

const sizes: Record<VideoSectionLook, string> = {
  wide: "(min-width: 56.25em) 75vw, 100vw",
  beside: "(min-width: 56.25em) 66vw, 100vw",
  bill: "(min-width: 56.25em) 70vw, 100vw",
  sheet: "(min-width: 40em) 100vw, 178vw",
}

/** A video's still, a play button and a short text; the video opens in a dialog. */
export function VideoSection({
  film: { eyebrow, title, text, video },
  look = "wide",
}: VideoSectionProps) {
  return (
    <EdgeGrid
      labelledBy="film-title"
      className={classes(css.band, css[look], look === "bill" && "night")}
    >
      <div className={css.still}>
        <Picture picture={video.img} sizes={sizes[look]} className={css.img} />
      </div>
      <div className={css.words}>
        <SectionHeading id="film-title" eyebrow={eyebrow} text={text}>
          {title}
        </SectionHeading>
      </div>
      <div className={css.play}>
        <VideoDialog id="film" video={video} />
      </div>
    </EdgeGrid>
  )
}

export const query = graphql`
  fragment VideoSection on LandingFilm {
    eyebrow
    title
    text
    video {
      label
      title
      url
    }
  }
`
