import path from "node:path"
import type { Payload } from "payload"
import { slugify } from "../collections/fields/slug.ts"
import { type ProjectSlug, projectSeeds, type ServiceSlug, serviceSeeds } from "./content/index.ts"
import { picturesOfProject, picturesOfServices, type SeedPicture } from "./pictures.ts"
import { storePictures } from "./storePictures.ts"
import type { ProjectSeed, ServiceSeed } from "./types.ts"

type SeedOptions = {
  /** The repository's data/images. */
  mastersDir?: string
  /** Width of the drawings that stand in for missing masters; tests take narrow ones. */
  width?: number
}

/** Lists whose pictures beside the main one go into the gallery. */
const galleryLists: ProjectSlug[] = [
  "creative-branding-projects",
  "content-creation-projects",
  "social-media-management-projects",
]

/**
 * Fills every list with sample content. Documents that exist already, by slug, are left as they are, so a run that was broken
 * off can simply be repeated.
 */
export async function seedContent(payload: Payload, options: SeedOptions = {}): Promise<void> {
  const { mastersDir = path.resolve("..", "data", "images"), width = 1600 } = options
  const pictures: SeedPicture[] = [
    ...entries(projectSeeds).flatMap(([list, projects]) =>
      projects.flatMap((project) => picturesOfProject(list, project)),
    ),
    ...entries(serviceSeeds).flatMap(([list, [first]]) =>
      picturesOfServices(list, first?.title ?? list),
    ),
  ]
  const ids = await storePictures(payload, pictures, { mastersDir, width })
  for (const [list, projects] of entries(projectSeeds)) {
    // What is new comes first in its list, so the first one is made last.
    for (const project of projects.toReversed()) await seedProject(payload, list, project, ids)
  }
  for (const [list, services] of entries(serviceSeeds)) {
    for (const service of services.toReversed()) await seedService(payload, list, service, ids)
  }
}

async function seedProject(
  payload: Payload,
  list: ProjectSlug,
  { date, steps, ...texts }: ProjectSeed,
  ids: Map<string, number>,
): Promise<void> {
  if (await exists(payload, list, texts.slug)) return
  const [mainImage, ...others] = picturesOfProject(list, texts).map(({ name }) => ids.get(name))
  const gallery = galleryLists.includes(list) ? others : []
  const secondaryImages = list === "projects" || galleryLists.includes(list) ? [] : others
  await payload.create({
    collection: list,
    data: {
      ...texts,
      _status: "published",
      date: `${date}T12:00:00.000Z`,
      mainImage,
      secondaryImage: others[0],
      secondaryImages: secondaryImages.filter((id) => id !== undefined),
      gallery: gallery.flatMap((image) => (image === undefined ? [] : [{ image }])),
      steps: steps.map(([title, text]) => ({ title, text })),
    },
  })
}

async function seedService(
  payload: Payload,
  list: ServiceSlug,
  { approach, features, isActive = true, ...texts }: ServiceSeed,
  ids: Map<string, number>,
): Promise<void> {
  if (await exists(payload, list, slugify(texts.title))) return
  const [hero, side] = picturesOfServices(list, texts.title)
  await payload.create({
    collection: list,
    data: {
      ...texts,
      _status: "published",
      slug: slugify(texts.title),
      isActive,
      heroImage: ids.get(hero.name),
      sideImage: ids.get(side.name),
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
