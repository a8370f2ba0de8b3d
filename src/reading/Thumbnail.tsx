import { useState } from "react"
import { ClothFrame } from "../components/media/ClothFrame"
import * as css from "./Thumbnail.module.css"
import { TitleCloth } from "./TitleCloth"

type ThumbnailProps = {
  img: string | undefined
  /** The article's. */
  title: string
  /** True for one in the first window. */
  first: boolean
}

/** An article's picture, or its title's cloth, where there is none or it can't be shown: it is an AVIF, which old browsers don't know. */
export function Thumbnail({ img, title, first }: ThumbnailProps) {
  const [failed, setFailed] = useState(false)
  if (!img || failed) return <TitleCloth title={title} />
  return (
    <ClothFrame>
      <img
        src={img}
        alt=""
        width={480}
        height={360}
        loading={first ? "eager" : "lazy"}
        decoding="async"
        onError={() => setFailed(true)}
        className={css.img}
      />
    </ClothFrame>
  )
}
