import { inlineParts } from "./inlineParts"

/**
 * A block of an article; exactly one of these is set.
 * @template Picture what a query returns of a picture; the search and the reading time leave pictures out
 */
export type Block<Picture = unknown> = {
  readonly heading?: string | null
  readonly text?: string | null
  readonly list?: readonly string[] | null
  readonly quote?: string | null
  readonly figure?: { readonly img: Picture; readonly caption: string } | null
}

/** Anchor of the block at this index of an article. */
export const blockAnchor = (index: number) => `part-${index}`

/** An article's headings, with their anchors. */
export function headingsOf(content: readonly Block[]): { id: string; title: string }[] {
  return content.flatMap(({ heading }, index) =>
    heading ? { id: blockAnchor(index), title: plainText([{ heading }]) } : [],
  )
}

/** Every text of an article, in reading order, without the captions of its pictures. */
function textsOf(content: readonly Block[]): string[] {
  return content.flatMap(({ heading, text, list, quote }) =>
    [heading, text, ...(list ?? []), quote].filter((part) => typeof part === "string"),
  )
}

/** Every text of an article, without the addresses of its links. */
export function plainTexts(content: readonly Block[]): string[] {
  return textsOf(content).map((text) =>
    inlineParts(text)
      .map((part) => part.text)
      .join(""),
  )
}

/** The same as one text. */
export function plainText(content: readonly Block[]): string {
  return plainTexts(content).join(" ")
}

/** A leisurely reading speed. */
const WORDS_PER_MINUTE = 200

/** Reading time of an article in minutes, at least one. */
export function readingMinutes(content: readonly Block[]): number {
  const words = plainText(content).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
