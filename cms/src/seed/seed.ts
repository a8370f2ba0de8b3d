import path from "node:path"
import type { Payload } from "payload"
import { slugify } from "../collections/fields/slug.ts"
import {
  type ProjectSlug,
  projectSeeds,
  type ServiceSlug,
  servicePictures,
  serviceSeeds,
} from "./content/index.ts"
import { storePictures } from "./storePictures.ts"
import type { CaseSeed, ProjectSeed, SeedPicture, ServiceSeed, Step } from "./types.ts"

export type SeedOptions = {
  /** The repository's data/images. */
  mastersDir?: string
}

/** The upload of each picture, by its master. */
type PictureIds = Map<string, number>

/** The pictures of the repository that this package is part of. */
export function defaultMastersDir(): string {
  return path.resolve("..", "data", "images")
}

/** Pictures of all sample documents, some of them several times. */
export const seedPictures: SeedPicture[] = [
  ...Object.values(projectSeeds)
    .flat()
    .flatMap(({ mainImage, secondaryImages = [], gallery = [], details }) => [
      mainImage,
      ...secondaryImages,
      ...gallery,
      ...(details?.screens ?? []),
    ]),
  ...Object.values(servicePictures).flatMap(({ heroImage, sideImage }) => [heroImage, sideImage]),
]

/**
 * Fills every list with sample content. Existing documents, by slug, are left alone, so that an
 * interrupted run can simply be repeated.
 */
export async function seedContent(payload: Payload, options: SeedOptions = {}): Promise<void> {
  const { mastersDir = defaultMastersDir() } = options
  const ids = await storePictures(payload, seedPictures, mastersDir)
  for (const [list, projects] of entries(projectSeeds)) {
    // New documents go to the front of their list, so the first one is created last.
    for (const project of projects.toReversed()) await seedProject(payload, list, project, ids)
  }
  for (const [list, services] of entries(serviceSeeds)) {
    for (const service of services.toReversed()) await seedService(payload, list, service, ids)
  }
}

async function seedProject(
  payload: Payload,
  list: ProjectSlug,
  project: ProjectSeed,
  ids: PictureIds,
): Promise<void> {
  const { date, steps, mainImage, secondaryImages = [], gallery = [], ...more } = project
  const { result = [], quote = [], details, ...texts } = more
  if (await exists(payload, list, texts.slug)) return
  const idsOf = (pictures: SeedPicture[]) => pictures.flatMap(({ src }) => ids.get(src) ?? [])
  await payload.create({
    collection: list,
    data: {
      ...texts,
      _status: "published",
      date: `${date}T12:00:00.000Z`,
      mainImage: ids.get(mainImage.src) ?? 0,
      secondaryImage: idsOf([...secondaryImages, ...gallery])[0],
      secondaryImages: idsOf(secondaryImages),
      gallery: idsOf(gallery).map((image) => ({ image })),
      steps: rowsOf(steps),
      result: result[0],
      resultUnit: result[1],
      resultMeasure: result[2],
      quote: quote[0],
      quoteAuthor: quote[1],
      quoteRole: quote[2],
      ...(details && caseOf(details, ids)),
    },
  })
}

function caseOf(details: Partial<CaseSeed>, ids: PictureIds) {
  const { decisions = [], screens = [], credits = [], story, ...texts } = details
  return {
    ...texts,
    decisions: rowsOf(decisions),
    screens: screens.map(({ src, caption }) => ({ image: ids.get(src) ?? 0, caption })),
    credits: credits.map(([role, name]) => ({ role, name })),
    ...(story && {
      story: rowsOf(story.chapters),
      chartTitle: story.chartTitle,
      chart: story.chart.map(([label, value]) => ({ label, value })),
    }),
  }
}

function rowsOf(steps: Step[]) {
  return steps.map(([title, text]) => ({ title, text }))
}

async function seedService(
  payload: Payload,
  list: ServiceSlug,
  { approach, features, isActive = true, ...texts }: ServiceSeed,
  ids: PictureIds,
): Promise<void> {
  if (await exists(payload, list, slugify(texts.title))) return
  const { heroImage, sideImage } = servicePictures[list]
  await payload.create({
    collection: list,
    data: {
      ...texts,
      _status: "published",
      slug: slugify(texts.title),
      isActive,
      heroImage: ids.get(heroImage.src) ?? 0,
      sideImage: ids.get(sideImage.src),
      serviceFeatures: Object.entries(features).map(([featureTitle, points]) => ({
        featureTitle,
        featurePoints: points.map((point) => ({ point })),
      })),
      workingApproach: approach.map(([stepTitle, stepDescription]) => ({
        stepTitle,
        stepDescription,
      })),
    },
  })
}

async function exists(
  payload: Payload,
  collection: ProjectSlug | ServiceSlug,
  slug: string,
): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection, where: { slug: { equals: slug } } })
  return totalDocs > 0
}

function entries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][]
}
