import { graphql } from "gatsby"
import { classes } from "../../components/classes"
import { Picture, type PictureData } from "../../components/media/Picture"
import { TitlePoster } from "../hero/TitlePoster"
import { groundOfChapter } from "./groundOfChapter"
import type { FilledChapter } from "./ServiceChapters"
import * as css from "./ServicesOpening.module.css"

type ServicesOpeningProps = {
  /** The page's h1. */
  title: string
  /** Breadcrumb label, when the h1 is too long for it. */
  crumb?: string | undefined
  opening: {
    readonly text: string
    /** A question that the chapters' names answer. */
    readonly contents: string
    /** A subject on gold, which the opening's ground continues; shown on wide screens. */
    readonly img: PictureData | null
  }
  chapters: readonly FilledChapter[]
}

/** The opening of /service, and along its foot the table of contents: a patch of cloth for each chapter. */
export function ServicesOpening({ title, crumb, opening, chapters }: ServicesOpeningProps) {
  const { text, contents, img } = opening
  return (
    <>
      <div className={css.opening}>
        <TitlePoster title={title} {...(crumb && { crumb })} text={text} ground="bold">
          {chapters.length > 0 && (
            <p id="contents-title" className={css.question}>
              {contents}
            </p>
          )}
        </TitlePoster>
        {img && (
          <div className={css.picture}>
            <Picture picture={img} sizes="32vw" className={css.img} />
          </div>
        )}
      </div>
      {chapters.length > 0 && (
        <nav aria-labelledby="contents-title">
          <ol className={css.list} role="list">
            {chapters.map(({ group, word, services }, index) => (
              <li key={group} className={classes("night", groundOfChapter(index))}>
                <a href={`#${group}`} className={css.link}>
                  {word}
                  <span className={css.count}>
                    {services.length} {services.length === 1 ? "service" : "services"}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  )
}

export const query = graphql`
  fragment ServicesOpening on ServiceList {
    text
    contents
    img {
      ...HalfPicture
    }
  }
`
