import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { Picture, type PictureData } from "../../components/media/Picture"
import { EdgeGrid } from "../../components/text/EdgeGrid"
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
  /** Where the picture stands on wide screens; it leaves the page there. */
  side: "left" | "right"
  /**
   * "open": air around the words; "bill": the picture a sheet that is pasted over the band's lower edge, the words large,
   * the points a bill's small print.
   */
  look?: "open" | "bill"
  /** Its ground, where it isn't the page's. */
  tone?: "bold" | "night"
}

/** One subject: a picture, a few words, short points and a way on (SPEC 2.5). */
export function ContentBlock({ id, block, side, look = "open", tone }: ContentBlockProps) {
  const { eyebrow, title, text, points, img, action } = block
  return (
    <EdgeGrid
      labelledBy={`${id}-title`}
      className={`${css.band} ${css[side]} ${css[look]} ${tone ? `${tone} ${css.toned}` : ""}`}
    >
      <div className={css.picture}>
        <Picture picture={img} sizes="(min-width: 56.25em) 55vw, 100vw" className={css.img} />
      </div>
      <div className={css.words}>
        <SectionHeading id={`${id}-title`} eyebrow={eyebrow} text={text}>
          {title}
        </SectionHeading>
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
