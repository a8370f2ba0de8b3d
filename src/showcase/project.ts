import { addressOf, type Json, listOf, pictureOf, type RemotePicture, textOf } from "../api/values"

export type ProjectStep = { id: string; title: string; text: string }

/** A project as its page shows it (SPEC 3). What the service does not say is "" or null. */
export type Project = {
  id: string
  title: string
  description: string
  client: string
  /** ISO date or any other text. */
  date: string
  duration: string
  link: string
  mainImage: RemotePicture | null
  secondaryImage: RemotePicture | null
  steps: ProjectStep[]
}

/** Reads a document of the content service; null when it lacks id or title. */
export function readProject(doc: Json): Project | null {
  const id = textOf(doc.id)
  const title = textOf(doc.title)
  if (!id || !title) return null
  return {
    id,
    title,
    description: textOf(doc.description),
    client: textOf(doc.client),
    date: textOf(doc.date),
    duration: textOf(doc.duration),
    link: addressOf(doc.link),
    mainImage: pictureOf(doc.mainImage, title) ?? pictureOf(doc.mainImageUrl, title),
    secondaryImage: pictureOf(doc.secondaryImage, `${title}, another view`),
    steps: listOf(doc.steps, readStep),
  }
}

function readStep(step: Json): ProjectStep | null {
  const title = textOf(step.title)
  const text = textOf(step.text)
  return title || text ? { id: textOf(step.id) || title || text, title, text } : null
}

/** The start of a text, cut at a word, at most 155 characters: what search results show. */
export function firstWords(text: string): string {
  if (text.length <= 155) return text
  return `${text.slice(0, 154).replace(/\s+\S*$/, "")}…`
}

/** A date for people; a text that is no date stays what it is. */
export function formatDate(date: string): string {
  if (!/^\d{4}-\d{2}/.test(date)) return date
  const time = new Date(date)
  if (Number.isNaN(time.getTime())) return date
  return new Intl.DateTimeFormat("en-GB", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(time)
}
