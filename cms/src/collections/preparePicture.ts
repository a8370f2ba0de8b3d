import type { CollectionBeforeOperationHook, PayloadRequest } from "payload"
import sharp, { type Metadata } from "sharp"
import { fieldError } from "../panel/fieldError.ts"
import { acceptedTypes } from "./pictureFiles.ts"

const uploaded = { collection: "media", path: "file" } as const

/**
 * Five times the largest size on the site. Read from the header, before a small file that unpacks
 * to a huge picture (a decompression bomb) is decoded.
 */
const maxPixels = 50_000_000

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
      throw refusal(`This file can't be read as a picture. ${acceptedTypes}`, req)
    })
  const type = typeOf(metadata)
  if (!(type in encodings)) {
    // Payload would name only the type that it found.
    throw refusal(`This is a file of the type ${type.toUpperCase()}. ${acceptedTypes}`, req)
  }
  const pixels = metadata.width * metadata.height * (metadata.pages ?? 1)
  if (pixels > maxPixels) {
    const [found, max] = [pixels, maxPixels].map((count) => Math.ceil(count / 1_000_000))
    throw refusal(
      `This picture has ${found} million pixels. Make it smaller first: at most ${max} million are accepted.`,
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

/** An error at the file. Payload's own message would say no more than that the field "file" is invalid. */
function refusal(message: string, req: PayloadRequest): Error {
  return Object.assign(fieldError(uploaded, message, req), { message })
}

/** Format of a picture, as people name it. */
function typeOf({ compression, format }: Metadata): string {
  return compression === "av1" ? "avif" : format
}

function withoutMetadata(data: Buffer, metadata: Metadata): Promise<Buffer> {
  const known = typeOf(metadata) as keyof typeof encodings
  const { pages } = metadata
  return sharp(data, { animated: (pages ?? 1) > 1, limitInputPixels: maxPixels })
    .autoOrient()
    .keepIccProfile()
    .toFormat(known, encodings[known])
    .toBuffer()
}
