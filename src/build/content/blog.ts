import { join } from "node:path"
import { type Block, inlineParts } from "../../blog/blocks"
import { readList } from "../blog/blogContent"
import { linkTo } from "../links"
import { itemName } from "./itemName"

type Item = Record<string, unknown>

/**
 * What no schema of one file can know of the blog: whether what an article or a comment points to is there.
 * @param folder path of data/
 * @returns one sentence per mistake; fields that are missing or of the wrong kind are left to the schemas
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
        ...brokenLinks(where, post, folder),
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
    return [`${place(file, item, index)}: "slug" ${JSON.stringify(item.slug)} is used before`]
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
    `${where}: "${field}" is ${JSON.stringify(value)}, which data/${file} does not have; known are ${known.join(", ")}`,
  ]
}

/** The texts of an article, with the names of their fields. */
function textsOf({ content }: Item): [field: string, text: string][] {
  return asList(content).flatMap((block, index) => {
    const { heading, text, list, quote } = (block ?? {}) as Block
    const fields: [string, unknown][] = [
      ...Object.entries({ heading, text, quote }),
      ...asList(list).map((point, number): [string, unknown] => [`list[${number}]`, point]),
    ]
    return fields.flatMap(([field, value]): [string, string][] =>
      typeof value === "string" ? [[`content[${index}].${field}`, value]] : [],
    )
  })
}

function brokenLinks(where: string, post: Item, folder: string): string[] {
  return textsOf(post).flatMap(([field, text]) =>
    inlineParts(text).flatMap(({ text: label, to }) => {
      if (to === undefined) {
        // Brackets that are no link stay brackets; these two together were meant as one.
        if (!label.includes("](")) return []
        return [`${where}: "${field}" holds a link that is not written as [label](/path)`]
      }
      if (!/^(\/|https:\/\/.)/.test(to)) {
        return [
          `${where}: "${field}" links to ${JSON.stringify(to)}; a link begins with / or https://`,
        ]
      }
      try {
        linkTo(to, folder)
        return []
      } catch (error) {
        return [`${where}: "${field}" ${(error as Error).message}`]
      }
    }),
  )
}

function earlyChange(where: string, { date, modified }: Item): string[] {
  if (typeof date !== "string" || typeof modified !== "string" || modified >= date) return []
  return [`${where}: "modified" is ${modified}, which is before its publication on ${date}`]
}

function furtherSamples(posts: Item[]): string[] {
  const samples = posts.flatMap((post, index) => (post.sample === true ? [{ post, index }] : []))
  return samples
    .slice(1)
    .map(
      ({ post, index }) =>
        `${place("posts.json", post, index)}: "sample" is true for an article before; /single-blog shows one`,
    )
}

function lostReplies(comments: Item[]): string[] {
  const answers = new Map(comments.map(({ id, replyTo }) => [id, replyTo]))
  return comments.flatMap((comment, index) => {
    const { replyTo } = comment
    if (typeof replyTo !== "string") return []
    const where = `${place("comments.json", comment, index)}: "replyTo" is ${JSON.stringify(replyTo)}`
    if (!answers.has(replyTo)) return [`${where}, which is no comment's id`]
    return endsNowhere(comment.id, answers) ? [`${where}, which leads back to itself`] : []
  })
}

/** Does following the answers come back to a comment? */
function endsNowhere(id: unknown, answers: ReadonlyMap<unknown, unknown>): boolean {
  const passed = new Set<unknown>()
  for (let next = answers.get(id); next !== undefined; next = answers.get(next)) {
    if (next === id) return true
    // A circle further up is told of by those who stand in it.
    if (passed.has(next)) return false
    passed.add(next)
  }
  return false
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
