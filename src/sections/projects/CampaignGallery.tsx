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
 * Campaigns as bills pasted side by side: the one that is pointed at opens and its neighbours close up; away from it all
 * close. By keyboard and by touch a bill is opened and closed by itself. It is CSS alone, so it works before any script;
 * on phones, where eight do not stand side by side, all are open. All words are always there for screen readers.
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
        {items.map((item) => (
          <li key={item.id} className={css.bill}>
            <Picture
              picture={item.img}
              sizes="(min-width: 56.25em) 34rem, (min-width: 35em) 30vw, 45vw"
              className={css.img}
            />
            {/* Holds nothing itself: that it is open is what the bill around it is styled by. */}
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
