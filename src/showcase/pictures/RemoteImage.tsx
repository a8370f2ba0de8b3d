import { useState } from "react"
import type { RemotePicture } from "../../api/values"
import { PictureFrame } from "./PictureFrame"
import * as css from "./RemoteImage.module.css"

type RemoteImageProps = {
  picture: RemotePicture
  /** Which width the picture has at which window width. */
  sizes: string
  /** The page's largest picture is not lazy, and comes before the others. */
  first?: boolean
  /** Width to height of its frame, for example "16 / 10". */
  ratio: string
}

/** A picture of the content service, in a frame that stands before it comes; its words remain where it doesn't. */
export function RemoteImage({ picture, sizes, first = false, ratio }: RemoteImageProps) {
  const [failed, setFailed] = useState<string | null>(null)
  // React 18 knows the attribute in lower case only; its types know it in neither.
  const priority = first ? { fetchpriority: "high" } : {}
  return (
    <PictureFrame ratio={ratio}>
      {failed === picture.url ? (
        <p className={css.words}>{picture.alt || "This picture could not be loaded."}</p>
      ) : (
        <img
          key={picture.url}
          className={css.img}
          src={picture.url}
          srcSet={picture.srcSet || undefined}
          sizes={picture.srcSet ? sizes : undefined}
          alt={picture.alt}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          loading={first ? "eager" : "lazy"}
          {...priority}
          onError={() => setFailed(picture.url)}
        />
      )}
    </PictureFrame>
  )
}
