import {
  addressOf,
  type Json,
  listOf,
  pictureOf,
  type RemotePicture,
  textOf,
} from "../../api/values"
import { readDocument, type ShowcaseDocument } from "../document"
import {
  type ProjectCase,
  readCase,
  readPictureRow,
  readTitledText,
  type TitledText,
} from "./case/readCase"

/** A project as its page shows it. Missing values are "", null or []. */
export type Project = ShowcaseDocument &
  ProjectCase & {
    client: string
    /** ISO date or free text. */
    date: string
    duration: string
    link: string
    mainImage: RemotePicture | null
    secondaryImage: RemotePicture | null
    secondaryImages: RemotePicture[]
    steps: TitledText[]
    /** Address of a video page or file. */
    videoUrl: string
    gallery: RemotePicture[]
    /** Title of the project that follows in its list. */
    nextTitle: string
  }

/** Parses a document of the content service; null if it lacks id or title. */
export function readProject(doc: Json): Project | null {
  const document = readDocument(doc)
  if (!document) return null
  const { title } = document
  return {
    ...document,
    client: textOf(doc.client),
    date: textOf(doc.date),
    duration: textOf(doc.duration),
    link: addressOf(doc.link),
    mainImage: pictureOf(doc.mainImage, title) ?? pictureOf(doc.mainImageUrl, title),
    secondaryImage: pictureOf(doc.secondaryImage, `${title}, another view`),
    secondaryImages: listOf(doc.secondaryImages, (picture) => pictureOf(picture, title)),
    steps: listOf(doc.steps, readTitledText),
    videoUrl: addressOf(doc.videoUrl),
    gallery: listOf(doc.gallery, (entry) => readPictureRow(entry, title)),
    nextTitle: textOf(doc.nextTitle),
    ...readCase(doc, title),
  }
}
