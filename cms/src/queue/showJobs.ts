import type { CollectionConfig, Field, FieldHook, Option, Tab } from "payload"
import { administratorsOnly } from "../access.ts"
import { closedEndpoints } from "../collections/closedEndpoints.ts"

/** Labels in place of Payload's jargon. */
const labels: Record<string, string> = {
  completedAt: "Done at",
  hasError: "Given up",
  processing: "In hand",
  queue: "Queue",
  taskSlug: "What",
  totalTried: "Attempts",
  waitUntil: "Due at",
}

/** For JSON the panel would load a third-party editor. `lastError` shows the log's errors. */
const withJson = ["error", "input", "log", "taskStatus"]

type Failure = { message?: string } | null | undefined
type JobDocument = { id: number; error?: Failure; log?: { error?: Failure }[] | null }

const tellLastError: FieldHook<JobDocument> = ({ data }) =>
  data?.error?.message ?? data?.log?.findLast(({ error }) => error?.message)?.error?.message

/**
 * Payload's collection of jobs, read-only for administrators. A job never contains a secret, since
 * tokens are created when their mail is sent.
 */
export function showJobs(jobs: CollectionConfig): CollectionConfig {
  return {
    ...jobs,
    labels: { singular: "Mail or scheduled change", plural: "Mails and scheduled changes" },
    admin: {
      group: "System",
      hideAPIURL: true,
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
        "What the service does by itself: it sends mails, publishes or unpublishes what was scheduled, and requests builds of the site. Done ones are kept for a week, those that were given up for a month.",
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
        admin: { components: { Cell: "/src/panel/cells/TextCell.tsx#TextCell" } },
      },
      {
        // When the claim of the process that runs the job expires (lease.ts).
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
  const admin = {
    ...field.admin,
    ...(withJson.includes(field.name) && { hidden: true }),
    ...(field.type === "checkbox" && {
      components: { Cell: "/src/panel/cells/YesCell.tsx#YesCell" },
    }),
  }
  const options = field.type === "select" && field.name === "taskSlug" && field.options.map(inWords)
  return { ...field, ...(label && { label }), ...(options && { options }), admin } as Field
}

/** "Panel reset" for the task "panelReset". */
function inWords(option: Option): Option {
  if (typeof option !== "string") return option
  const words = option.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return { label: words.charAt(0).toUpperCase() + words.slice(1), value: option }
}
