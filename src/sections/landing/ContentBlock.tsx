import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { Picture, type PictureData } from "../../components/media/Picture"
import { EdgeGrid } from "../../components/text/EdgeGrid"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { ActionData, IntroData } from "../fragments"
import * as css from "./ContentBlock.module.css"

type ContentBlockProps = {
  /** Unique on the page. */
  id: string
  block: IntroData & {
    readonly points: readonly string[]
    readonly img: PictureData
    readonly action: ActionData
  }
  /** Side of the picture on wide screens, where it runs off the page. */
  side: "left" | "right"
  /**
   * "open": white space around the text; "bill": the title is a headline across the page, the picture a poster over the
   * band's lower edge, and the points are set as small print.
   */
  look?: "open" | "bill"
  /** Background, when it is not the page's. */
  tone?: "bold"
}

/** One subject: a picture, a short text, bullet points and a link. */
export function ContentBlock({ id, block, side, look = "open", tone }: ContentBlockProps) {
  const { eyebrow, title, text, points, img, action } = block
  return (
    <EdgeGrid
      labelledBy={`${id}-title`}
      className={`${css.band} ${css[side]} ${css[look]} ${tone ?? ""}`}
    >
      <div className={css.heading}>
        <SectionHeading id={`${id}-title`} eyebrow={eyebrow}>
          {title}
        </SectionHeading>
      </div>
      <div className={css.picture}>
        <Picture picture={img} sizes="(min-width: 56.25em) 55vw, 100vw" className={css.img} />
      </div>
      <div className={css.words}>
        <p className={css.text}>{text}</p>
        {points.length > 0 && (
          <ul className={css.points} role="list">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {action.to && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
      </div>
    </EdgeGrid>
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
