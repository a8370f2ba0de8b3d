import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Picture, type PictureData } from "../../components/media/Picture"
import * as css from "./SearchHero.module.css"

type SearchHeroProps = {
  hero: {
    readonly eyebrow: string
    /** The headline, line by line. */
    readonly title: readonly string[]
    readonly text: string
    readonly img: PictureData
    /** Who believes it, and what that rests on. */
    readonly claim: { readonly title: string; readonly text: string }
  }
  /** The field across the page. */
  children: ReactNode
}

/** The opening of the SEO page (SPEC 2.5): a search field across the page, and the answer that rises to it in steps. */
export function SearchHero({ hero, children }: SearchHeroProps) {
  const { eyebrow, title, text, img, claim } = hero
  return (
    <section className={css.hero} aria-labelledby="hero-title">
      <div className={css.words}>
        <p className={css.eyebrow}>{eyebrow}</p>
        <h1 id="hero-title" className={css.title}>
          {title.map((line) => (
            <span key={line} className={css.line}>
              {line}{" "}
            </span>
          ))}
        </h1>
      </div>
      <div className={css.field}>{children}</div>
      <div className={css.picture}>
        <Picture picture={img} first sizes="(min-width: 900px) 68vw, 100vw" className={css.img} />
      </div>
      <div className={css.lead}>
        <p className={css.text}>{text}</p>
        <div className={css.claim}>
          <p className={css.believed}>{claim.title}</p>
          <p className={css.because}>{claim.text}</p>
        </div>
      </div>
    </section>
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
