import { graphql } from "gatsby"
import { Picture, type PictureData } from "../../../components/media/Picture"
import { Container } from "../../../components/text/Container"
import * as css from "./CaseScreens.module.css"

type CaseScreensProps = {
  screens: readonly { readonly img: PictureData; readonly caption: string }[]
}

/** What was made, with a caption each; the pictures run off the page to the left and to the right by turns. */
export function CaseScreens({ screens }: CaseScreensProps) {
  if (screens.length === 0) return null
  return (
    <Container className={css.screens}>
      {screens.map(({ img, caption }, index) => (
        <figure key={caption} className={css.screen}>
          <Picture
            picture={img}
            sizes={
              index % 2 === 0
                ? "(min-width: 62.5em) 57vw, (min-width: 40em) 87vw, 83vw"
                : "(min-width: 62.5em) 58vw, 94vw"
            }
            className={css.img}
          />
          <figcaption className={css.caption}>{caption}</figcaption>
        </figure>
      ))}
    </Container>
  )
}

export const query = graphql`
  fragment CaseScreen on CaseScreen {
    img {
      ...HeroPicture
    }
    caption
  }
`
