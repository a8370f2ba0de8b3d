import { graphql } from "gatsby"
import { Picture, type PictureData } from "../../../components/media/Picture"
import { Container } from "../../../components/text/Container"
import * as css from "./CaseVoice.module.css"

type CaseVoiceProps = {
  voice: {
    readonly text: string
    readonly author: string
    readonly designation: string
    readonly img: PictureData
  }
}

/** The client's words, large, with their portrait. */
export function CaseVoice({ voice: { text, author, designation, img } }: CaseVoiceProps) {
  return (
    <Container className={css.band}>
      <figure className={css.voice}>
        <Picture
          picture={img}
          sizes="(min-width: 83.25rem) 20rem, (min-width: 37.5rem) 24vw, 9rem"
          className={css.img}
        />
        <blockquote className={css.quote}>
          <p>“{text}”</p>
        </blockquote>
        <figcaption className={css.author}>
          <b>{author}</b>
          <br />
          {designation}
        </figcaption>
      </figure>
    </Container>
  )
}

export const query = graphql`
  fragment CaseVoice on Testimonial {
    text
    author
    designation
    img {
      ...CardPicture
    }
  }
`
