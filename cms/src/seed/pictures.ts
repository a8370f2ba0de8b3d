import type { ProjectSlug } from "./content/index.ts"

export type SeedPicture = {
  /** Path of the master below the repository's data/images, without ".jpg". */
  name: string
  alt: string
  /** The drawing to use while there is no master. Pictures that name the same drawing share one upload. */
  standIn: string
}

type ProjectPictures = {
  folder: string
  main: string
  /** Text alternatives of the pictures after the main one, in order; `-secondary` or `-1`, `-2`, ... by the list's kind. */
  others: string[]
}

/** What the pictures of each list show. `{title}` stands for the project's title. */
const projectPictures: Record<ProjectSlug, ProjectPictures> = {
  projects: {
    folder: "web-design",
    main: "Woven bands that stand for the pages of {title}",
    others: ["A second weave, the colours of {title} set in another order"],
  },
  "creative-branding-projects": {
    folder: "creative-branding",
    main: "The identity of {title} as one cloth of colours and patterns",
    others: [
      "Pattern sheet of the identity of {title}",
      "Colour strips of the identity of {title}",
      "Wrapping paper with the pattern of {title}",
      "Detail of the pattern of {title}",
    ],
  },
  "logo-branding-projects": {
    folder: "logo-branding",
    main: "The mark of {title} in its main colours",
    others: [
      "Construction of the mark of {title} on its grid",
      "The mark of {title} in one colour",
      "The mark of {title} repeated as a pattern",
    ],
  },
  "video-editing-animation-projects": {
    folder: "video-editing-animation",
    main: "Title frame of the film {title}",
    others: ["Storyboard colours of {title}", "Closing frame of {title}"],
  },
  "content-creation-projects": {
    folder: "content-creation",
    main: "Cover picture of the series {title}",
    others: [
      "First picture of the series {title}",
      "Second picture of the series {title}",
      "Third picture of the series {title}",
      "Fourth picture of the series {title}",
    ],
  },
  "social-media-management-projects": {
    folder: "social-media-management",
    main: "Campaign picture of {title}",
    others: [
      "Opening post of {title}",
      "Story frame of {title}",
      "Carousel page of {title}",
      "Closing post of {title}",
    ],
  },
}

/**
 * The pictures of one project.
 * @returns the main one first
 */
export function picturesOfProject(
  list: ProjectSlug,
  project: { slug: string; title: string },
): SeedPicture[] {
  const { folder, main, others } = projectPictures[list]
  const base = `projects/${folder}/${project.slug}`
  const describe = (text: string) => text.replace("{title}", project.title)
  const suffix = (index: number) => (list === "projects" ? "secondary" : String(index + 1))
  return [
    { name: `${base}-main`, alt: describe(main), standIn: `${base}-main` },
    ...others.map((text, index) => ({
      name: `${base}-${suffix(index)}`,
      alt: describe(text),
      standIn: `projects/${folder}/weave-${index + 1}`,
    })),
  ]
}

/** The large and the side picture of a list of services. */
export function picturesOfServices(list: string, title: string): [SeedPicture, SeedPicture] {
  return [
    {
      name: `services/${list}-hero`,
      alt: `Woven bands in bright colours, standing for ${title}`,
      standIn: `services/${list}-hero`,
    },
    {
      name: `services/${list}-side`,
      alt: `A closer weave, standing for ${title}`,
      standIn: `services/weave-${(list.length % 4) + 1}`,
    },
  ]
}
