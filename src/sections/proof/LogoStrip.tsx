import { graphql } from "gatsby"
import { Marquee } from "../../components/media/Marquee"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import * as css from "./LogoStrip.module.css"

type BrandData = { readonly id: string; readonly name: string; readonly img: PictureData }

type LogoStripProps = {
  title: string
  brands: readonly BrandData[]
  /** True for logos on the patches of a cloth, which moves from one edge of the window to the other. */
  woven?: boolean
}

/** A marquee of client logos. */
export function LogoStrip({ title, brands, woven = false }: LogoStripProps) {
  if (brands.length === 0) return null
  return (
    <section className={woven ? css.woven : css.band} aria-labelledby="brands-title">
      <Container>
        <h2 id="brands-title" className={css.title}>
          {title}
        </h2>
        <Marquee
          label="Companies we have worked for"
          items={brands.map(({ id, img }) => ({
            key: id,
            content: <Picture picture={img} className={css.logo} />,
          }))}
        />
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment Brand on Brand {
    id: jsonId
    name
    img {
      ...LogoPicture
    }
  }
`
