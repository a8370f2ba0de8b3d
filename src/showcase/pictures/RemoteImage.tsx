import { useState } from "react"
import type { RemotePicture } from "../../api/values"
import { replaceLiftedPicture } from "../../components/media/liftedPicture"
import { AvifSource } from "./AvifSource"
import { PictureFrame } from "./PictureFrame"
import * as css from "./RemoteImage.module.css"

type RemoteImageProps = {
  picture: RemotePicture
  /** The `sizes` attribute. */
  sizes: string
  /** True for the page's LCP picture: fetched first, never lazily. */
  first?: boolean
  /** Of its frame. */
  className?: string
  /** Aspect ratio of its frame, for example "16 / 10". */
  ratio: string
}

/**
 * A picture of the content service in a frame that reserves its space; its alt text if it fails.
 */
export function RemoteImage({ picture, sizes, first = false, ratio, className }: RemoteImageProps) {
  const [failed, setFailed] = useState<string | null>(null)
  // React 18 passes the attribute through only in lower case, and its types have neither spelling.
  const priority = first ? { fetchpriority: "high" } : {}
  return (
    <PictureFrame ratio={ratio} first={first} className={className}>
      {failed === picture.url ? (
        <p className={css.words}>{picture.alt || "This picture could not be loaded."}</p>
      ) : (
        <picture key={picture.url}>
          <AvifSource picture={picture} sizes={sizes} />
          <img
            className={css.img}
            src={picture.url}
            srcSet={picture.srcSet || undefined}
            sizes={picture.srcSet ? sizes : undefined}
            alt={picture.alt}
            width={picture.width || undefined}
            height={picture.height || undefined}
            loading={first ? "eager" : "lazy"}
            {...priority}
            onLoad={first ? replaceLiftedPicture : undefined}
            onError={() => setFailed(picture.url)}
          />
        </picture>
      )}
    </PictureFrame>
  )
}
