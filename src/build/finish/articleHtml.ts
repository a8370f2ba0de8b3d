import type { Block } from "../../blog/blocks"
import { inlineParts } from "../../blog/inlineParts"
import { escapeMarkup } from "./escape"

/** A picture made by the build. */
export type Cover = {
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
export function articleHtml(content: readonly Block[], cover: Cover | null, url: string): string {
  const picture = cover
    ? `<p><img src="${escapeMarkup(url + cover.src)}" alt="${escapeMarkup(cover.alt)}" width="${cover.width}" height="${cover.height}"></p>`
    : ""
  return picture + content.map((block) => partHtml(block, url)).join("")
}

function partHtml({ heading, text, list, quote }: Block, url: string): string {
  if (heading) return `<h2>${inlineHtml(heading, url)}</h2>`
  if (quote) return `<blockquote><p>${inlineHtml(quote, url)}</p></blockquote>`
  if (list) return `<ul>${list.map((point) => `<li>${inlineHtml(point, url)}</li>`).join("")}</ul>`
  return text ? `<p>${inlineHtml(text, url)}</p>` : ""
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
