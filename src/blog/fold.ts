/** Letters of Ghana's languages that don't decompose, with what people type in their place. */
const plain: Record<string, string> = {
  ɔ: "o",
  ɛ: "e",
  ŋ: "n",
  ɖ: "d",
  ƒ: "f",
  ɣ: "g",
  ʋ: "v",
  ɩ: "i",
  ʊ: "u",
}

/** A text without case and diacritics, for comparing spellings. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’']/g, "")
    .replace(/[^\0-\x7f]/g, (letter) => plain[letter] ?? letter)
}

/** The words of a text, folded. */
export function foldedWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
