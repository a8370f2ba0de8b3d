import { graphql } from "gatsby"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import * as css from "./CampaignGallery.module.css"

type CampaignGalleryProps = {
  campaigns: {
    readonly eyebrow: string
    readonly title: string
    readonly items: readonly {
      readonly id: string
      readonly title: string
      readonly description: string
      readonly img: PictureData
    }[]
  }
}

/**
 * Campaigns as posters side by side: hovering one expands it and narrows its neighbours, and leaving it collapses all.
 * Keyboard and touch toggle a poster (`<details name>`). CSS alone does it, so it works before hydration; on phones,
 * where eight do not fit side by side, all are expanded. Screen readers always get the full text.
 */
export function CampaignGallery({ campaigns: { eyebrow, title, items } }: CampaignGalleryProps) {
  if (items.length === 0) return null
  return (
    <section className={css.band} aria-labelledby="campaigns-title">
      <Container className={css.heading}>
        <SectionHeading id="campaigns-title" eyebrow={eyebrow}>
          {title}
        </SectionHeading>
      </Container>
      <ul className={css.wall} role="list">
        {items.map((item, index) => (
          <li key={item.id} className={css.bill}>
            <Picture
              picture={item.img}
              sizes={`(min-width: 56.25em) 34rem, (min-width: 40em) 41vw, ${index % 3 === 0 ? "100vw" : "40vw"}`}
              className={css.img}
            />
            {/* Empty: only its open state counts, by which the poster around it is styled. */}
            <details name="campaign" className={css.toggle}>
              <summary className={css.cover}>
                <span className={css.spine}>{item.title}</span>
              </summary>
            </details>
            <div className={css.words}>
              <h3 className={css.title}>{item.title}</h3>
              <p className={css.text}>{item.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const query = graphql`
  fragment CampaignGallery on Campaigns {
    eyebrow
    title
    items {
      id
      title
      description
      img {
        ...HalfPicture
      }
    }
  }
`
