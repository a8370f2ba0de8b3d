import type { CollectionConfig, Field, FieldHook, Tab } from "payload"
import { administratorsOnly } from "../access.ts"
import { closedEndpoints } from "../collections/closedEndpoints.ts"

/** Payload's names of the fields are its own jargon. */
const labels: Record<string, string> = {
  completedAt: "Done at",
  hasError: "Given up",
  processing: "In hand",
  queue: "Queue",
  taskSlug: "What",
  totalTried: "Attempts",
  waitUntil: "Tried again at",
}

/** Fields of JSON would have the panel load an editor from another company's network. The log's errors are told by `lastError`. */
const withJson = ["error", "input", "log", "taskStatus"]

type Failure = { message?: string } | null | undefined
type JobDocument = { id: number; error?: Failure; log?: { error?: Failure }[] | null }

const tellLastError: FieldHook<JobDocument> = ({ data }) =>
  data?.error?.message ?? data?.log?.findLast(({ error }) => error?.message)?.error?.message

/**
 * Payload's collection of jobs as administrators see it: they look, and nobody changes anything. What a job holds is never a secret,
 * since tokens are made as their letter is sent.
 */
export function showJobs(jobs: CollectionConfig): CollectionConfig {
  return {
    ...jobs,
    labels: { singular: "Job", plural: "Jobs" },
    admin: {
      group: "System",
      useAsTitle: "taskSlug",
      defaultColumns: [
        "taskSlug",
        "createdAt",
        "completedAt",
        "hasError",
        "totalTried",
        "waitUntil",
        "lastError",
      ],
      description:
        "What the service does after an answer: its letters. Done ones are kept for a week, those that were given up for a month.",
    },
    access: {
      create: () => false,
      read: administratorsOnly,
      update: () => false,
      delete: () => false,
    },
    endpoints: closedEndpoints(["get /run", "get /handle-schedules"]),
    defaultSort: ["-createdAt", "-id"],
    fields: [
      ...jobs.fields.map(showField),
      {
        name: "lastError",
        label: "Last error",
        type: "textarea",
        virtual: true,
        hooks: { afterRead: [tellLastError] },
      },
      {
        // Of the process that has the job in hand: lease.ts.
        name: "leaseUntil",
        type: "date",
        admin: { hidden: true },
      },
    ],
  }
}

function showField(field: Field): Field {
  if (field.type === "tabs") {
    return {
      ...field,
      tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(showField) })),
    }
  }
  if (!("name" in field)) return field
  const label = labels[field.name]
  const admin = { ...field.admin, ...(withJson.includes(field.name) && { hidden: true }) }
  return { ...field, ...(label && { label }), admin } as Field
}
