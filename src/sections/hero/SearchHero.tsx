import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Picture, type PictureData } from "../../components/media/Picture"
import { EdgeGrid } from "../../components/text/EdgeGrid"
import { InlineText } from "../../components/text/InlineText"
import { Headline, type HeadlineData } from "./Headline"
import * as css from "./SearchHero.module.css"

type SearchHeroProps = {
  hero: HeadlineData & {
    /** May contain links. */
    readonly text: string
    readonly img: PictureData
    /** A claim and its evidence. */
    readonly claim: { readonly title: string; readonly text: string }
  }
  /** The form, on wide screens half as wide as the page. */
  children: ReactNode
}

/** The SEO page's hero: a form styled as a search box, beside a picture cut into rising steps. */
export function SearchHero({ hero, children }: SearchHeroProps) {
  const { eyebrow, title, text, img, claim } = hero
  return (
    <EdgeGrid labelledBy="hero-title" className={`whole ${css.hero}`}>
      <div className={css.words}>
        <Headline eyebrow={eyebrow} title={title} classes={css} />
        <p className={css.text}>
          <InlineText text={text} />
        </p>
      </div>
      <div className={css.field}>{children}</div>
      <div className={css.picture}>
        <Picture picture={img} first sizes="(min-width: 56.25em) 68vw, 100vw" className={css.img} />
      </div>
      <div className={css.claim}>
        <p className={css.believed}>{claim.title}</p>
        <p className={css.because}>{claim.text}</p>
      </div>
    </EdgeGrid>
  )
}

export const query = graphql`
  fragment SearchHero on SearchHero {
    eyebrow
    title
    text
    img {
      ...HeroPicture
    }
    claim {
      title
      text
    }
  }
`
