import { graphql } from "gatsby"
import type { CSSProperties } from "react"
import { ArrowLink } from "../../components/action/ArrowLink"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import type { TitledTextData } from "../fragments"
import * as css from "./PortfolioEntries.module.css"

type PortfolioEntryData = {
  readonly id: string
  readonly title: string
  readonly company: string
  readonly category: string
  readonly description: string
  /** Width of the picture on wide screens, in twelfths. */
  readonly colSize: number
  readonly link: string | null
  readonly img: PictureData
  readonly result: { readonly figure: string; readonly text: string }
  readonly story: readonly TitledTextData[]
}

/** Full-width projects, whose pictures run off the page's left and right edges by turns. */
export function PortfolioEntries({ entries }: { entries: readonly PortfolioEntryData[] }) {
  return (
    <div className={css.entries}>
      {entries.map((entry, index) => (
        <Entry key={entry.id} entry={entry} first={index === 0} />
      ))}
    </div>
  )
}

function Entry({ entry, first }: { entry: PortfolioEntryData; first: boolean }) {
  const { id, title, company, category, description, colSize, link, img, result, story } = entry
  return (
    <article className={`whole ${css.entry}`} aria-labelledby={`${id}-title`}>
      <Container className={css.inner}>
        <div className={css.picture} style={{ "--columns": colSize } as CSSProperties}>
          <ClothFrame className={css.frame}>
            <Picture
              picture={img}
              first={first}
              // An eighth less than shown on phones: there, the next larger file takes a second round trip.
              sizes="(min-width: 62.5em) 68vw, 88vw"
              className={css.img}
            />
          </ClothFrame>
        </div>
        <div className={css.words}>
          <p className={css.result}>
            <strong className={css.figure}>{result.figure}</strong> {result.text}
          </p>
          <h2 id={`${id}-title`} className={css.title}>
            {title}
          </h2>
          <p className={css.kind}>
            {category}, {company}
          </p>
          <p className={css.text}>{description}</p>
          {link && (
            <p>
              <ArrowLink to={link} className={css.link}>
                See the project<span className="visually-hidden"> {title}</span>
              </ArrowLink>
            </p>
          )}
        </div>
        {story.length > 0 && (
          <dl className={css.story}>
            {story.map((part) => (
              <div key={part.title} className={css.part}>
                <dt className={css.name}>{part.title}</dt>
                <dd className={css.told}>{part.text}</dd>
              </div>
            ))}
          </dl>
        )}
      </Container>
    </article>
  )
}

export const query = graphql`
  fragment PortfolioEntry on PortfolioEntry {
    id: jsonId
    title
    company
    category
    description
    colSize
    link
    img {
      ...ScreenPicture
    }
    result {
      ...ProjectResult
    }
    story {
      ...TitledText
    }
  }
`
