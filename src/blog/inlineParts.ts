/** Inline link in a text: `[label](/path)` or `[label](https://…)`. */
const inlineLink = /\[([^[\]]+)\]\(([^()\s]*)\)/

type InlinePart = { text: string; to?: string }

/** Splits a text into plain parts and links. */
export function inlineParts(text: string): InlinePart[] {
  return text
    .split(inlineLink)
    .map((part, index, parts) => {
      if (index % 3 === 1) return { text: part, to: parts[index + 1] as string }
      return { text: index % 3 === 0 ? part : "" }
    })
    .filter((part) => part.text !== "")
}
