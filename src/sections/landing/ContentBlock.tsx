import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { ActionData } from "../closing/CallToAction"
import * as css from "./ContentBlock.module.css"

type ContentBlockProps = {
  /** Unique on the page. */
  id: string
  block: {
    readonly eyebrow: string
    readonly title: string
    readonly text: string
    readonly points: readonly string[]
    readonly img: PictureData
    readonly action: ActionData
  }
  /** Where the picture stands on wide screens. */
  side: "left" | "right"
}

/** One subject: a picture, a few words, short points and a way on (SPEC 2.5). */
export function ContentBlock({ id, block, side }: ContentBlockProps) {
  const { eyebrow, title, text, points, img, action } = block
  return (
    <section className={`${css.band} ${css[side]}`} aria-labelledby={`${id}-title`}>
      <Container className={css.inner}>
        <div className={css.picture}>
          <Picture picture={img} sizes="(min-width: 900px) 55vw, 92vw" className={css.img} />
        </div>
        <div className={css.words}>
          <SectionHeading id={`${id}-title`} eyebrow={eyebrow} text={text}>
            {title}
          </SectionHeading>
          <ul className={css.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {action.to && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
        </div>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment ContentBlock on LandingBlock {
    eyebrow
    title
    text
    points
    img {
      ...HalfPicture
    }
    action {
      ...Action
    }
  }
`
