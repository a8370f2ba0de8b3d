/** One step of a project: title and text. */
export type Step = [title: string, text: string]

/** A picture of the site, reused as sample content. */
export type SeedPicture = {
  /** Path of the master below the repository's data/images. */
  src: string
  /** Text alternative. */
  alt: string
}

/** A picture of what was made, as its users see it. */
export type Screen = SeedPicture & { caption: string }

/** What tells a project as a case; the sample content has one for each list. */
export type CaseSeed = {
  problem: string
  constraint: string
  decisions: [Step, Step, Step]
  screens: Screen[]
  credits: [role: string, name: string][]
  /** Told while scrolling; only web design projects have one. */
  story?: {
    chapters: [Step, Step, Step]
    chartTitle: string
    /** Per cent. */
    chart: [label: string, value: number][]
  }
}

export type ProjectSeed = {
  slug: string
  title: string
  client: string
  /** Day the project was finished, YYYY-MM-DD; the latest is shown first. */
  date: string
  duration: string
  link?: string
  videoUrl?: string
  description: string
  mainImage: SeedPicture
  /** Shown below the main one; the first also leads to the finished work on web design pages. */
  secondaryImages?: SeedPicture[]
  /** Opens full-screen, in this order. */
  gallery?: SeedPicture[]
  steps: Step[]
  result?: [figure: string, unit: string, measure: string]
  /** The client's own, behind the result. */
  colour?: string
  quote?: [text: string, author: string, role: string]
  details?: Partial<CaseSeed>
}

/** The pictures that the services of a list share. */
export type ServicePictures = {
  heroImage: SeedPicture
  sideImage: SeedPicture
}

export type ServiceSeed = {
  title: string
  subtitle: string
  description: string
  additionalDescription?: string
  /** True by default. */
  isActive?: boolean
  /** Bullet points by feature title. */
  features: Record<string, string[]>
  /** Title and text of each step. */
  approach: Step[]
}
