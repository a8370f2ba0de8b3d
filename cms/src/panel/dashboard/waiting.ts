import type { CollectionSlug, Payload, SanitizedCollectionConfig, Where } from "payload"
import { fromNow } from "../../accounts/tokens.ts"
import type { Contact } from "../../payload-types.ts"
import { scheduledChange } from "../../queue/scheduledChanges.ts"
import { filters, whereOf } from "./filters.ts"

/** How many of each kind are named; all are counted. */
const named = 5

const week = 7 * 24 * 60 * 60 * 1000

/** A document of a public list. */
export type Draft = {
  list: string
  /** In words, such as "Web design project". */
  kind: string
  id: number | string
  title: string
  updatedAt: string
  /** Whether visitors see an earlier version. */
  isOnSite: boolean
}

export type Change = {
  list: string
  id: string
  title: string
  /** What happens to the document. */
  action: "publish" | "unpublish"
  at: string
}

export type Message = Pick<Contact, "id" | "subject" | "name" | "createdAt">

type Some<Item> = { count: number; newest: Item[] }

/** What waits for somebody in the office. */
export type Waiting = {
  /** Messages with the status "pending" that don't look like spam. */
  messages: Some<Message>
  /** Pending messages that look like spam, which are not mailed. */
  suspected: number
  /** Messages that the agency has not been mailed, because their mail failed. */
  unmailed: Some<Message>
  /** Mails to visitors and administrators that failed within a week. */
  failedMails: number
  /** Whether the last request to rebuild the site was given up. */
  hasRebuildFailed: boolean
  drafts: Some<Draft>
  scheduled: Change[]
  /** Scheduled changes that failed and have not been made by hand since. */
  failedChanges: Change[]
}

/** Reads everything: whoever sees the panel is an administrator. */
export async function readWaiting(payload: Payload): Promise<Waiting> {
  const [messages, suspected, unmailed, failedMails, hasRebuildFailed, drafts, jobs] =
    await Promise.all([
      findMessages(payload, filters.newMessages),
      payload.db.count({ collection: "contacts", where: whereOf(filters.suspectedMessages) }),
      findMessages(payload, filters.unmailedMessages),
      countFailedMails(payload),
      hasLastRebuildFailed(payload),
      findDrafts(payload),
      findChanges(payload),
    ])
  return {
    messages,
    suspected: suspected.totalDocs,
    unmailed,
    failedMails,
    hasRebuildFailed,
    drafts,
    scheduled: jobs.scheduled,
    failedChanges: jobs.failed,
  }
}

/** The public lists, in the order of the navigation. */
function publicLists({ config }: Payload): SanitizedCollectionConfig[] {
  return config.collections.filter(({ custom }) => custom.isPublicList)
}

async function findMessages(
  { db }: Payload,
  filter: typeof filters.newMessages | typeof filters.unmailedMessages,
): Promise<Some<Message>> {
  const { docs, totalDocs } = await db.find<Message>({
    collection: "contacts",
    where: whereOf(filter),
    sort: ["-createdAt", "-id"],
    limit: named,
    select: { subject: true, name: true, createdAt: true },
  })
  return { count: totalDocs, newest: docs }
}

async function countFailedMails({ db }: Payload): Promise<number> {
  // The mails about messages are counted with their messages; the other two are no mails.
  const others: Where = {
    taskSlug: { not_in: ["contactNotification", scheduledChange, "rebuildSite"] },
  }
  const recent: Where = { updatedAt: { greater_than: fromNow(-week) } }
  const where = { and: [whereOf(filters.failedJobs), others, recent] }
  return (await db.count({ collection: "payload-jobs", where })).totalDocs
}

async function hasLastRebuildFailed({ db }: Payload): Promise<boolean> {
  const { docs } = await db.find<{ hasError?: boolean }>({
    collection: "payload-jobs",
    where: {
      and: [
        { taskSlug: { equals: "rebuildSite" } },
        { or: [{ completedAt: { exists: true } }, whereOf(filters.failedJobs)] },
      ],
    },
    sort: "-updatedAt",
    limit: 1,
    pagination: false,
  })
  return docs[0]?.hasError === true
}

async function findDrafts(payload: Payload): Promise<Some<Draft>> {
  const lists = await Promise.all(publicLists(payload).map((list) => findDraftsOf(payload, list)))
  const newest = lists
    .flatMap(({ newest }) => newest)
    .toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))
    .slice(0, named)
  return { count: lists.reduce((sum, { count }) => sum + count, 0), newest }
}

async function findDraftsOf(
  payload: Payload,
  { slug, labels }: SanitizedCollectionConfig,
): Promise<Some<Draft>> {
  const collection = slug as "projects"
  const { docs, totalDocs } = await payload.find({
    collection,
    depth: 0,
    draft: true,
    limit: named,
    select: { title: true, updatedAt: true },
    sort: "-updatedAt",
    where: { _status: { equals: "draft" } },
  })
  if (docs.length === 0) return { count: 0, newest: [] }
  const published = await payload.db.find<{ id: number }>({
    collection,
    where: {
      and: [{ id: { in: docs.map(({ id }) => id) } }, { _status: { equals: "published" } }],
    },
    limit: named,
    select: {},
  })
  const onSite = new Set(published.docs.map(({ id }) => id))
  const newest = docs.map(({ id, title, updatedAt }) => ({
    list: slug,
    kind: String(labels.singular),
    id,
    title: titleOf(title),
    updatedAt,
    isOnSite: onSite.has(id),
  }))
  return { count: totalDocs, newest }
}

type ChangeJob = {
  waitUntil?: string
  updatedAt: string
  hasError?: boolean
  input: { type?: string; doc: { relationTo: CollectionSlug; value: string } }
}

async function findChanges(payload: Payload): Promise<Record<"scheduled" | "failed", Change[]>> {
  const { docs } = await payload.db.find<ChangeJob>({
    collection: "payload-jobs",
    where: {
      and: [{ taskSlug: { equals: scheduledChange } }, { completedAt: { exists: false } }],
    },
    sort: "waitUntil",
    limit: 0,
    pagination: false,
  })
  const scheduled: Change[] = []
  const failed: Change[] = []
  for (const { hasError, input, updatedAt, waitUntil } of docs) {
    const { relationTo: list, value: id } = input.doc
    const found = await payload.findByID({
      collection: list as "projects",
      id: Number(id),
      depth: 0,
      disableErrors: true,
      draft: true,
      select: { title: true, updatedAt: true },
    })
    // Deleted, or saved since it failed.
    if (!found || (hasError && found.updatedAt > updatedAt)) continue
    const action = input.type === "unpublish" ? "unpublish" : "publish"
    const change: Change = {
      list,
      id,
      title: titleOf(found.title),
      action,
      at: waitUntil ?? updatedAt,
    }
    if (hasError) failed.push(change)
    else scheduled.push(change)
  }
  return { scheduled, failed }
}

/** A draft may lack a title. */
function titleOf(title: string | null | undefined): string {
  return title || "Untitled"
}
