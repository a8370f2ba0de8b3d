import type { Where } from "payload"

type Filter = Record<string, { equals: string | boolean } | { not_equals: string | boolean }>

/** What the dashboard counts, and shows in a list when asked for all of it. */
export const filters = {
  newMessages: { statuses: { equals: "pending" }, honeypot: { not_equals: true } },
  suspectedMessages: { statuses: { equals: "pending" }, honeypot: { equals: true } },
  unmailedMessages: { mailState: { equals: "failed" } },
  failedJobs: { hasError: { equals: true } },
} as const satisfies Record<string, Filter>

/** The filter as a query of the database. */
export function whereOf(filter: Filter): Where {
  return { and: Object.entries(filter).map(([field, condition]) => ({ [field]: condition })) }
}

/** The filter in the address of a list in the panel, in the form that its own controls write. */
export function addressQuery(filter: Filter): string {
  const parameters = Object.entries(filter).flatMap(([field, condition], index) =>
    Object.entries(condition).map(
      ([operator, value]) => `where[or][0][and][${index}][${field}][${operator}]=${value}`,
    ),
  )
  return `?${parameters.join("&")}`
}
