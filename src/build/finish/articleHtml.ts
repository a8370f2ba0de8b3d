import type { Block } from "../../blog/blocks"
import { inlineParts } from "../../blog/inlineParts"
import type { PictureData } from "../../components/media/Picture"
import { escapeMarkup } from "./escape"

/** A picture made by the build. */
export type BuiltPicture = {
  /** Path on this site. */
  src: string
  alt: string
  width: number
  height: number
}

/**
 * An article as self-contained HTML: no styles, no scripts, absolute URLs.
 * @param url public address of the site
 */
export function articleHtml(
  content: readonly Block<PictureData>[],
  cover: BuiltPicture | null,
  url: string,
): string {
  const picture = cover ? `<p>${imgHtml(cover, url)}</p>` : ""
  return picture + content.map((block) => partHtml(block, url)).join("")
}

function partHtml({ heading, text, list, quote, figure }: Block<PictureData>, url: string): string {
  if (heading) return `<h2>${inlineHtml(heading, url)}</h2>`
  if (quote) return `<blockquote><p>${inlineHtml(quote, url)}</p></blockquote>`
  if (list) return `<ul>${list.map((point) => `<li>${inlineHtml(point, url)}</li>`).join("")}</ul>`
  if (figure) {
    const built = builtPicture(figure.img)
    const img = built ? imgHtml(built, url) : ""
    return `<figure>${img}<figcaption>${inlineHtml(figure.caption, url)}</figcaption></figure>`
  }
  return text ? `<p>${inlineHtml(text, url)}</p>` : ""
}

function imgHtml({ src, alt, width, height }: BuiltPicture, url: string): string {
  return `<img src="${escapeMarkup(url + src)}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}">`
}

/** The JPEG that the build made of a picture, because not every feed reader shows AVIF; null for a drawing. */
export function builtPicture({ alt, src }: PictureData): BuiltPicture | null {
  const image = src.childImageSharp?.gatsbyImageData
  const file = image?.images.fallback?.src
  return file ? { src: file, alt, width: image.width, height: image.height } : null
}

function inlineHtml(text: string, url: string): string {
  return inlineParts(text)
    .map(({ text: words, to }) => {
      if (to === undefined) return escapeMarkup(words)
      const address = to.startsWith("/") ? url + to : to
      return `<a href="${escapeMarkup(address)}">${escapeMarkup(words)}</a>`
    })
    .join("")
}
