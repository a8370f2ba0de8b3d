import { graphql } from "gatsby"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import * as css from "./Statements.module.css"

type Statement = {
  readonly title: string
  readonly text: string
  readonly img: PictureData
}

type StatementsProps = {
  mission: Statement
  vision: Statement
}

/** Of the mission's picture, and of the vision's, which goes on to the window's edge. */
const sizes = ["(min-width: 40em) 39vw, 93vw", "(min-width: 40em) 48vw, 93vw"]

/** Mission and vision side by side, the second a step lower. */
export function Statements({ mission, vision }: StatementsProps) {
  return (
    <Container className={css.pair} crossed>
      {[mission, vision].map(({ title, text, img }, index) => (
        <article key={title} className={index === 0 ? css.first : css.second}>
          <Picture picture={img} sizes={sizes[index]} className={css.img} />
          <h2 className={css.title}>{title}</h2>
          <p className={css.text}>{text}</p>
        </article>
      ))}
    </Container>
  )
}

export const query = graphql`
  fragment Statement on HomeStatement {
    title
    text
    img {
      ...HalfPicture
    }
  }
`
