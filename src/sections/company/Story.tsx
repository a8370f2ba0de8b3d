import { graphql } from "gatsby"
import { Picture, type PictureData } from "../../components/media/Picture"
import { EdgeGrid } from "../../components/text/EdgeGrid"
import * as css from "./Story.module.css"

type StoryProps = {
  story: {
    readonly eyebrow: string
    readonly title: string
    readonly text: readonly string[]
    /** Label of the year. */
    readonly since: string
    readonly img: PictureData
  }
  /** Year the agency was established. */
  established: string
}

/** The agency's story: a headline that overlaps its picture, the founding year and the text. */
export function Story({ story, established }: StoryProps) {
  return (
    <EdgeGrid labelledBy="story-title" className={`whole ${css.story}`}>
      <div className={css.picture}>
        <Picture
          picture={story.img}
          first
          sizes="(min-width: 56.25em) 72vw, (min-width: 40em) 100vw, 134vw"
          className={css.img}
        />
      </div>
      <div className={css.heading}>
        <p className={css.eyebrow}>{story.eyebrow}</p>
        <h2 id="story-title" className={css.title}>
          <span className={css.cloth}>{story.title}</span>
        </h2>
      </div>
      <p className={css.since}>
        {story.since} <span className={css.year}>{established}</span>
      </p>
      <div className={css.text}>
        {story.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </EdgeGrid>
  )
}

export const query = graphql`
  fragment Story on AboutStory {
    eyebrow
    title
    text
    since
    img {
      ...HeroPicture
    }
  }
`
