import { readFile, rename, writeFile } from "node:fs/promises"
import type { Payload } from "payload"
import type { Comment } from "../payload-types.ts"

/** Ids of exported comments, which tell them from those that editors write into the file. */
const prefix = "reader-"

/** An item of the site's comments file; what editors add to theirs is kept as it is. */
type SiteComment = { id: string; replyTo?: string; [field: string]: unknown }

/** A stored comment, as far as it is published: never the e-mail address. */
type Approved = Pick<Comment, "id" | "name" | "comment" | "replyTo" | "createdAt">

/**
 * Writes the approved comments into the site's comments file, from which the next build shows them. Comments that editors
 * wrote there stay; exported ones that are no longer approved, or were deleted, disappear.
 * @param file data/comments.json
 * @returns how many comments of the service the file holds now
 * @throws Error when the file is no list of comments; it is then left as it was
 */
export async function exportComments(payload: Payload, file: string): Promise<number> {
  const { docs } = await payload.find({
    collection: "comments",
    pagination: false,
    sort: ["createdAt", "id"],
    where: { statuses: { equals: "approved" } },
  })
  const published = mergeComments(parseComments(await readFile(file, "utf8"), file), docs)
  const unfinished = `${file}.${process.pid}.tmp`
  await writeFile(unfinished, `${JSON.stringify(published, null, 2)}\n`)
  await rename(unfinished, file)
  return published.filter(({ id }) => id.startsWith(prefix)).length
}

function parseComments(text: string, file: string): SiteComment[] {
  const content: unknown = JSON.parse(text)
  const isComment = (item: unknown) => typeof (item as SiteComment | null)?.id === "string"
  if (Array.isArray(content) && content.every(isComment)) return content
  throw new Error(`${file} is not a list of comments with ids.`)
}

/** @param approved oldest first */
function mergeComments(
  existing: readonly SiteComment[],
  approved: readonly Approved[],
): SiteComment[] {
  const written = existing.filter(({ id }) => !id.startsWith(prefix))
  // The comment's text is optional in the form, but an empty one is nothing to publish.
  const readers = approved.filter(({ comment }) => comment?.trim()).map(publicPart)
  const all = [...written, ...readers]
  const ids = new Set(all.map(({ id }) => id))
  // A reply to a comment that is not on the site becomes a comment on the article.
  return all.map(({ replyTo, ...comment }) => ({
    ...comment,
    ...(replyTo !== undefined && ids.has(replyTo) && { replyTo }),
  }))
}

function publicPart({ id, name, comment, replyTo, createdAt }: Approved): SiteComment {
  return {
    id: `${prefix}${id}`,
    author: plain(name),
    date: createdAt.slice(0, 10),
    comment: plain(comment ?? ""),
    ...(replyTo && { replyTo }),
  }
}

/** The site's build refuses texts that look like markup. */
function plain(text: string): string {
  return text.replace(/<(?=\/?[a-z])/gi, "‹")
}
