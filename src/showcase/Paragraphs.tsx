import { paragraphsOf } from "./texts"

/** A text of the content service, split into paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: replaced as a whole; the service may repeat a text.
    <p key={index}>{paragraph}</p>
  ))
}
