import type { ActionData } from "../fragments"

/** A question of /faq (data/faq.json). */
export type QuestionData = {
  readonly id: string
  /** The word of the part that begins here. */
  readonly part: string | null
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly string[]
  readonly links: readonly ActionData[]
}

/** Questions below one word. */
export type QuestionPart = {
  /** Anchor of the part. */
  id: string
  word: string | null
  /** Number of questions in the parts above. */
  before: number
  items: QuestionData[]
}

/** The questions in their order: a part starts at each that names one. */
export function partsOf(questions: readonly QuestionData[]): QuestionPart[] {
  const parts: QuestionPart[] = []
  for (const [before, question] of questions.entries()) {
    const current = parts.at(-1)
    if (!current || question.part) {
      const id = `part-${parts.length + 1}`
      parts.push({ id, word: question.part, before, items: [question] })
    } else current.items.push(question)
  }
  return parts
}
