import { graphql } from "gatsby"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Slider } from "../../components/media/Slider"
import { Container } from "../../components/text/Container"
import * as css from "./TileSlider.module.css"

type TileData = { readonly id: string; readonly caption: string; readonly img: PictureData }

type TileSliderProps = {
  heading: { readonly title: string; readonly handle: string }
  tiles: readonly TileData[]
}

/** An Instagram-style slider of square pictures on a cloth, in a loop (docs/specification.md#constants). */
export function TileSlider({ heading, tiles }: TileSliderProps) {
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby="tiles-title">
      <Container className={css.inner} crossed>
        <div className={css.heading}>
          <h2 id="tiles-title" className={css.title}>
            {heading.title}
          </h2>
          <p>{heading.handle}</p>
        </div>
        <Slider
          label={heading.title}
          inView={{ 640: 2, 900: 3, 1200: 4, 1400: 5 }}
          gap={0}
          loop
          slides={tiles.map(({ id, caption, img }) => ({
            key: id,
            content: (
              <figure className={css.tile}>
                <Picture
                  picture={img}
                  sizes="(min-width: 75em) 25vw, (min-width: 56.25em) 33vw, (min-width: 40em) 44vw, 100vw"
                  className={css.img}
                />
                <figcaption className={css.caption}>{caption}</figcaption>
              </figure>
            ),
          }))}
        />
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment Tile on Tile {
    id: jsonId
    caption
    img {
      ...CardPicture
    }
  }
`
