import { useStaticQuery } from "gatsby"
import type { ReactElement } from "react"
import type { AnyObject } from "yup"
import { fixtureList } from "./fixtures"
import { drawing, sharpPicture } from "./pictures"
import { site } from "./site"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

/**
 * A home page, rendered with props like Gatsby's.
 * @param name root field of its query
 * @param home content of its file
 * @param others the rest of its query's result
 * @returns a function that renders the page, optionally with other sections
 */
export function homeOf(Template: unknown, name: string, home: AnyObject, others: object = {}) {
  const Page = Template as (props: { data: object }) => ReactElement
  return (bands: object = {}, more: object = others) => (
    <main>
      <Page data={{ [name]: queried({ ...home, ...bands }), ...more }} />
    </main>
  )
}

/** A content list in the shape of a query's result. */
export const listed = (items: unknown) => ({ nodes: queried(items) })

/**
 * Content in the shape of a query's result: pictures with their files, and ids of members and
 * testimonials replaced by the records.
 */
function queried(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(queried)
  if (typeof value !== "object" || value === null) return value
  const { src, alt, member, testimonial } = value as Record<string, unknown>
  if (src && alt)
    return String(src).endsWith(".svg") ? drawing(String(alt)) : sharpPicture(String(alt))
  if (typeof member === "string") return { member: queried(named("team.json", member)) }
  if (typeof testimonial === "string") {
    return { testimonial: queried(named("landing-voices.json", testimonial)) }
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, queried(inner)]))
}

function named(file: string, name: string) {
  return fixtureList(file).find(({ id }) => id === name)
}

/** Two articles in the shape of a query's result, newest first. */
export const articles = ["The last screen", "A page should open"].map((title, index) => ({
  id: title,
  slug: `post-${index}`,
  title,
  date: "2025-11-19",
  author: "Selorm Agbeko",
  category: "technology",
  excerpt: "A sentence or two.",
  img: sharpPicture(),
}))

/** A home page's file with empty lists, apart from the headline. */
export function emptied({ hero, ...bands }: AnyObject): object {
  const empty = (value: unknown): unknown => {
    if (Array.isArray(value)) return []
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, empty(inner)]))
  }
  return { ...(empty(bands) as object), hero: { ...(empty(hero) as object), title: hero.title } }
}
