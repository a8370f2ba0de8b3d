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
 * Campaigns as bills pasted side by side (SPEC 2.5, 4): the one that is pointed at, tapped or focused opens and its
 * neighbours close up; away from it all close. It is CSS alone, so it works before any script; on phones, where eight do
 * not stand side by side, it is a strip that scrolls and all are open. All words are always there for screen readers.
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
          <li
            key={item.id}
            className={css.bill}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard it opens as it does when pointed at.
            tabIndex={0}
          >
            <Picture
              picture={item.img}
              sizes="(min-width: 56.25em) 34rem, 72vw"
              className={css.img}
            />
            <span className={css.spine} aria-hidden="true">
              {item.title}
            </span>
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
