import { graphql } from "gatsby"
import { Picture } from "../../components/media/Picture"
import { type VideoData, VideoDialog } from "../../components/media/VideoDialog"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import * as css from "./FilmBand.module.css"

type FilmBandProps = {
  film: {
    readonly eyebrow: string
    readonly title: string
    readonly text: string
    readonly video: VideoData
  }
  /** "wide": the still from edge to edge, the words on its lower edge; "beside": the still on a page's side. */
  look?: "wide" | "beside"
}

/** A still, a play button and a few words (SPEC 2.5): the film opens in its dialog. */
export function FilmBand({ film: { eyebrow, title, text, video }, look = "wide" }: FilmBandProps) {
  return (
    <section className={`${css.band} ${css[look]}`} aria-labelledby="film-title">
      <div className={css.still}>
        <Picture
          picture={video.img}
          sizes={look === "wide" ? "100vw" : "(min-width: 900px) 58vw, 100vw"}
          className={css.img}
        />
      </div>
      <Container className={css.words}>
        <SectionHeading id="film-title" eyebrow={eyebrow} text={text}>
          {title}
        </SectionHeading>
        <VideoDialog id="film" video={video} />
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment FilmBand on LandingFilm {
    eyebrow
    title
    text
    video {
      label
      title
      url
      img {
        ...HeroPicture
      }
    }
  }
`
