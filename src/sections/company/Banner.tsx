import { graphql } from "gatsby"
import { Marquee } from "../../components/media/Marquee"
import { Picture, type PictureData } from "../../components/media/Picture"
import * as css from "./Banner.module.css"

type BannerItemData = {
  readonly id: string
  readonly title: string
  readonly img: PictureData
}

type BannerProps = {
  items: readonly BannerItemData[]
}

/**
 * The marquee at the end of /about-us (docs/specification.md#content-pages). Its 22 items share one title, so screen
 * readers read it once and reduced motion shows it once.
 */
export function Banner({ items }: BannerProps) {
  const [first] = items
  if (!first) return null
  return (
    <section className={css.band} aria-label={first.title}>
      <Marquee
        label={first.title}
        widths="own"
        items={items.map(({ id, title, img }, index) => ({
          key: id,
          repeats: items.findIndex((item) => item.title === title) < index,
          content: (
            <div className={css.item}>
              <p className={css.title}>{title}</p>
              <Picture
                picture={img}
                sizes="(min-width: 40em) and (prefers-reduced-motion: reduce) 39vw, (prefers-reduced-motion: reduce) 92vw, (min-width: 100em) 16vw, (min-width: 56.25em) 19vw, max(8rem, 22vw)"
                className={css.img}
              />
            </div>
          ),
        }))}
      />
    </section>
  )
}

export const query = graphql`
  fragment BannerItem on BannerItem {
    id: jsonId
    title
    img {
      ...CardPicture
    }
  }
`
