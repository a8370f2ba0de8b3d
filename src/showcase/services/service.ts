import { type Json, listOf, pictureOf, type RemotePicture, textOf } from "../../api/values"
import { readDocument, type ShowcaseDocument } from "../document"

/** A service as its page shows it. Missing values are "", null or []. */
export type Service = ShowcaseDocument & {
  subtitle: string
  additionalDescription: string
  hero: RemotePicture | null
  side: RemotePicture | null
  features: { title: string; points: string[] }[]
  approach: { title: string; text: string }[]
}

/** Parses a document of the content service; null if it lacks id or title. */
export function readService(doc: Json): Service | null {
  const document = readDocument(doc)
  if (!document) return null
  const { title } = document
  return {
    ...document,
    subtitle: textOf(doc.subtitle),
    additionalDescription: textOf(doc.additionalDescription),
    // The API specifies `heroImageUrl`; a `heroImage` with sizes and alt text may come beside it.
    hero: pictureOf(doc.heroImage, title) ?? pictureOf(doc.heroImageUrl, title),
    side: pictureOf(doc.sideImage, title) ?? pictureOf(doc.sideImageUrl, title),
    features: listOf(doc.serviceFeatures, readFeature),
    approach: listOf(doc.workingApproach, readStep),
  }
}

function readFeature(feature: Json) {
  const title = textOf(feature.featureTitle)
  const points = listOf(feature.featurePoints, ({ point }) => textOf(point) || null)
  return title || points.length > 0 ? { title, points } : null
}

function readStep(step: Json) {
  const title = textOf(step.stepTitle)
  const text = textOf(step.stepDescription)
  return title || text ? { title, text } : null
}
