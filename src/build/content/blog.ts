import { join } from "node:path"
import { readList } from "../blog/blogContent"
import { itemName } from "./itemName"

type Item = Record<string, unknown>

/**
 * Checks the blog across files, which a schema can't do: unique slugs, known topics, valid replies.
 * @param folder path of data/
 * @returns one sentence per mistake; missing or mistyped fields are left to the schemas
 */
export function checkBlog(folder: string): string[] {
  const posts = readList(join(folder, "posts.json"))
  const categories = readList(join(folder, "categories.json"))
  const tags = readList(join(folder, "tags.json"))
  const comments = readList(join(folder, "comments.json"))
  return [
    ...repeatedSlugs("posts.json", posts),
    ...repeatedSlugs("categories.json", categories),
    ...repeatedSlugs("tags.json", tags),
    ...posts.flatMap((post, index) => {
      const where = place("posts.json", post, index)
      return [
        ...unknownSlug(where, "category", post.category, "categories.json", categories),
        ...asList(post.tags).flatMap((tag, number) =>
          unknownSlug(where, `tags[${number}]`, tag, "tags.json", tags),
        ),
        ...earlyChange(where, post),
      ]
    }),
    ...furtherSamples(posts),
    ...lostReplies(comments),
  ]
}

function place(file: string, item: Item, index: number): string {
  return `data/${file}, ${itemName(item, index)}`
}

function repeatedSlugs(file: string, items: Item[]): string[] {
  const seen = new Set<unknown>()
  return items.flatMap((item, index) => {
    if (typeof item.slug !== "string" || !seen.has(item.slug)) {
      seen.add(item.slug)
      return []
    }
    return [
      `${place(file, item, index)}: "slug" ${JSON.stringify(item.slug)} is already used by an earlier item`,
    ]
  })
}

function unknownSlug(
  where: string,
  field: string,
  value: unknown,
  file: string,
  topics: Item[],
): string[] {
  if (typeof value !== "string" || value === "") return []
  const known = topics.map(({ slug }) => slug)
  if (known.includes(value)) return []
  return [
    `${where}: "${field}" is ${JSON.stringify(value)}, which is not a slug in data/${file} (known slugs: ${known.join(", ")})`,
  ]
}

function earlyChange(where: string, { date, modified }: Item): string[] {
  if (typeof date !== "string" || typeof modified !== "string" || modified >= date) return []
  return [`${where}: "modified" is ${modified}, which is before the publication date, ${date}`]
}

function furtherSamples(posts: Item[]): string[] {
  const samples = posts.flatMap((post, index) => (post.sample === true ? [{ post, index }] : []))
  return samples
    .slice(1)
    .map(
      ({ post, index }) =>
        `${place("posts.json", post, index)}: "sample" is already true for an earlier article; /single-blog shows only one`,
    )
}

function lostReplies(comments: Item[]): string[] {
  const answers = new Map(comments.map(({ id, replyTo }) => [id, replyTo]))
  return comments.flatMap((comment, index) => {
    const { replyTo } = comment
    if (typeof replyTo !== "string") return []
    const where = `${place("comments.json", comment, index)}: "replyTo" is ${JSON.stringify(replyTo)}`
    if (!answers.has(replyTo)) return [`${where}, which is not the id of a comment`]
    return endsNowhere(comment.id, answers)
      ? [`${where}, which makes the comment a reply to itself`]
      : []
  })
}

/** True if following `replyTo` from a comment leads back to that comment. */
function endsNowhere(id: unknown, answers: ReadonlyMap<unknown, unknown>): boolean {
  const passed = new Set<unknown>()
  for (let next = answers.get(id); next !== undefined; next = answers.get(next)) {
    if (next === id) return true
    // A cycle among the ancestors is reported for the comments that are part of it.
    if (passed.has(next)) return false
    passed.add(next)
  }
  return false
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
