import type { RemotePicture } from "../../api/values"

type AvifSourceProps = {
  picture: RemotePicture
  /** The `sizes` attribute. */
  sizes: string
}

/** The AVIF files of a picture, in front of its `<img>`; nothing if the service has none. */
export function AvifSource({ picture: { avifSrcSet }, sizes }: AvifSourceProps) {
  return avifSrcSet ? <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} /> : null
}
