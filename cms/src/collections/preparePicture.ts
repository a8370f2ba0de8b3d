import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from "payload"
import sharp, { type Metadata } from "sharp"

/**
 * Five times the largest size on the site. Read from the header, before a small file that unpacks
 * to a huge picture (a decompression bomb) is decoded.
 */
const mostPixels = 50_000_000

/** Settings for re-encoding a picture without a visible loss. */
const encodings = {
  avif: { quality: 75, effort: 4 },
  jpeg: { quality: 92 },
  png: {},
  webp: { quality: 92 },
} as const

/**
 * Checks an upload before it is processed: refuses pictures that are too large, and strips metadata
 * (location, camera, author). Colours are kept, and the EXIF orientation is applied to the pixels.
 */
export const preparePicture: CollectionBeforeOperationHook<"media"> = async ({ args, req }) => {
  const { file } = req
  if (!file) return args
  const metadata = await sharp(file.data)
    .metadata()
    .catch(() => {
      throw refuse("This file can't be read as a picture.", req)
    })
  const pixels = metadata.width * metadata.height * (metadata.pages ?? 1)
  if (pixels > mostPixels) {
    const [has, most] = [pixels, mostPixels].map((count) => Math.ceil(count / 1_000_000))
    throw refuse(
      `This picture has ${has} million pixels. Make it smaller first: at most ${most} million are accepted.`,
      req,
    )
  }
  if (tellsMore(metadata)) {
    const data = await withoutMetadata(file.data, metadata)
    req.file = { ...file, data, size: data.byteLength }
  }
  return args
}

function tellsMore({ comments, exif, iptc, tifftagPhotoshop, xmp }: Metadata): boolean {
  return Boolean(exif ?? iptc ?? xmp ?? tifftagPhotoshop) || (comments?.length ?? 0) > 0
}

function withoutMetadata(data: Buffer, { compression, format, pages }: Metadata): Promise<Buffer> {
  const type = compression === "av1" ? "avif" : format
  if (!(type in encodings)) return Promise.resolve(data)
  const known = type as keyof typeof encodings
  return sharp(data, { animated: (pages ?? 1) > 1, limitInputPixels: mostPixels })
    .autoOrient()
    .keepIccProfile()
    .toFormat(known, encodings[known])
    .toBuffer()
}

function refuse(message: string, req: PayloadRequest): ValidationError {
  return new ValidationError(
    { collection: "media", errors: [{ message, path: "file" }], req },
    req.t,
  )
}
