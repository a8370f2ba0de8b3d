import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { InlineText } from "../../components/text/InlineText"
import type { ActionData } from "../fragments"
import { WordMarquee } from "../landing/WordMarquee"
import { Headline, type HeadlineData } from "./Headline"
import * as css from "./PlanHero.module.css"

type PlanHeroProps = {
  hero: HeadlineData & {
    /** May contain links. */
    readonly text: string
    readonly action: ActionData
    readonly img: PictureData
    /** Caption below the picture. */
    readonly caption: string
    /** Two marquees of words below the picture. */
    readonly bands: {
      readonly label: string
      readonly rooms: readonly string[]
      readonly materials: readonly string[]
    }
  }
}

/**
 * The interior design studio's hero, drawn like a floor plan: the picture sits between dimension lines, the text in its
 * margins, and two marquees of words run below it.
 */
export function PlanHero({ hero }: PlanHeroProps) {
  const { eyebrow, title, text, action, img, caption, bands } = hero
  return (
    <section className={`whole ${css.hero}`} aria-labelledby="hero-title">
      <Container className={css.words}>
        <Headline eyebrow={eyebrow} title={title} classes={css} />
        <div className={css.lead}>
          <p>
            <InlineText text={text} />
          </p>
          {action.to && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
        </div>
      </Container>
      <Container>
        <figure className={css.picture}>
          <Picture
            picture={img}
            first
            // On phones it is cut off at both sides.
            sizes="(min-width: 107em) 90rem, (min-width: 56.25em) 84vw, 115vw"
            className={css.img}
          />
          <figcaption className={css.caption}>{caption}</figcaption>
        </figure>
      </Container>
      <WordMarquee label={bands.label} words={bands.rooms} below={bands.materials} look="large" />
    </section>
  )
}

export const query = graphql`
  fragment PlanHero on PlanHero {
    eyebrow
    title
    text
    action {
      ...Action
    }
    img {
      ...HeroPicture
    }
    caption
    bands {
      label
      rooms
      materials
    }
  }
`
