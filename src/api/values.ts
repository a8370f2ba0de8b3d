import { siteConfig } from "../config"

/**
 * Parsers for untrusted values from the network: what is missing or has the wrong type counts as
 * empty (docs/architecture.md#contracts).
 */

export type Json = Record<string, unknown>

export function objectOf(value: unknown): Json | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Json)
    : null
}

/** A text, or "" for anything else. A number becomes text, as the service may send `12`. */
export function textOf(value: unknown): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value)
  return typeof value === "string" ? value.trim() : ""
}

/** The items of a list that can be parsed; [] for anything that is not a list. */
export function listOf<Item>(value: unknown, read: (item: Json) => Item | null): Item[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item) => {
    const object = objectOf(item)
    const result = object && read(object)
    return result ? [result] : []
  })
}

/**
 * An absolute address; relative ones are resolved against the content service.
 * @returns "" for anything that is neither http(s) nor relative, such as javascript: or data:
 */
export function addressOf(value: unknown): string {
  const text = typeof value === "string" ? value.trim() : ""
  if (!text) return ""
  try {
    const url = new URL(text, `${siteConfig.contentUrl}/`)
    return /^https?:$/.test(url.protocol) ? url.href : ""
  } catch {
    return ""
  }
}

export type RemotePicture = {
  url: string
  alt: string
  /** Smaller renditions, if the service lists them. */
  srcSet: string
  /** The same as AVIF; "" unless they are as wide as the others. */
  avifSrcSet: string
  width: number | null
  height: number | null
}

/** Parses a picture of the content service: {url, alt, width, height, sizes} or its address. */
export function pictureOf(value: unknown, alt = ""): RemotePicture | null {
  const object = objectOf(value) ?? { url: value }
  const url = addressOf(object.url) || addressOf(object.imageUrl)
  if (!url) return null
  return {
    url,
    alt: textOf(object.alt) || alt,
    ...srcSetsOf(object.sizes),
    width: positive(object.width),
    height: positive(object.height),
  }
}

function srcSetsOf(value: unknown): Pick<RemotePicture, "srcSet" | "avifSrcSet"> {
  const files = Object.values(objectOf(value) ?? {}).flatMap((size) => {
    const { url, width } = objectOf(size) ?? {}
    const address = addressOf(url)
    const pixels = positive(width)
    return address && pixels ? [{ address, pixels }] : []
  })
  const isAvif = ({ address }: File) => new URL(address).pathname.endsWith(".avif")
  const avif = files.filter(isAvif)
  const others = files.filter((file) => !isAvif(file))
  return {
    srcSet: srcSetOf(others),
    // Browsers that know AVIF look at nothing else, and would get small pictures.
    avifSrcSet: widest(avif) >= widest(others) ? srcSetOf(avif) : "",
  }
}

type File = { address: string; pixels: number }

function widest(files: readonly File[]): number {
  return Math.max(0, ...files.map(({ pixels }) => pixels))
}

function srcSetOf(files: readonly File[]): string {
  return files
    .map(({ address, pixels }) => `${address.replace(/[\s,]/g, encodeURIComponent)} ${pixels}w`)
    .join(", ")
}

function positive(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? Math.round(value) : null
}
