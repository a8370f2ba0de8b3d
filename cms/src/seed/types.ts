/** One step of a project: title and text. */
export type Step = [title: string, text: string]

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
  steps: Step[]
}

export type ServiceSeed = {
  title: string
  subtitle: string
  description: string
  additionalDescription?: string
  /** Left out means shown. */
  isActive?: boolean
  /** Bullet points by feature title. */
  features: Record<string, string[]>
  /** Title and text of each step. */
  approach: Step[]
}
