/** A text's sentences, without the spaces between them; a heading or a tag, which has no full stop, is one. */
export function sentencesOf(text: string): string[] {
  return text.match(/\S.*?(?:[.?!…]+["”’)]*(?=\s|$)|$)/g) ?? []
}
