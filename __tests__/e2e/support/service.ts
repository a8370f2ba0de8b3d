import type { Page, Request } from "@playwright/test"
import type { TestServices } from "../../../scripts/lib/tests/testServices.mjs"

export type Project = {
  title: string
  slug: string
  client: string
  duration: string
  link: string
  mainImage: { alt: string }
  secondaryImage: { alt: string }
  steps: { title: string; text: string }[]
}

/** The projects in the content service, in its order. */
export async function projectsOf({ directContentUrl }: TestServices): Promise<Project[]> {
  const answer = await fetch(`${directContentUrl}/api/projects?limit=100`)
  return (await answer.json()).docs
}

type StoredMessage = Record<"name" | "email" | "phone" | "subject" | "message" | "statuses", string>

/** Stored contact messages with this subject, read as the administrator. */
export async function storedMessages(
  services: TestServices,
  subject: string,
): Promise<StoredMessage[]> {
  const query = `where[subject][equals]=${encodeURIComponent(subject)}`
  const { docs } = await asAdministrator(services, `contacts?${query}`)
  return docs
}

/**
 * A request to the content service's own API as its administrator.
 * @param path below /api/
 * @param change fields of the document to change
 * @returns the response's JSON
 */
export async function asAdministrator(
  { adminToken, directContentUrl }: TestServices,
  path: string,
  change?: object,
) {
  const answer = await fetch(`${directContentUrl}/api/${path}`, {
    method: change ? "PATCH" : "GET",
    headers: { "content-type": "application/json", authorization: `JWT ${adminToken}` },
    body: change ? JSON.stringify(change) : null,
  })
  if (!answer.ok) throw new Error(`The administrator's request failed with status ${answer.status}`)
  return answer.json()
}

export type Mail = { subject: string; text: string; to: { address: string }[] }

/** Mails in the mail catcher whose subject contains this text. */
export async function mailsAbout({ mailUrl }: TestServices, subject: string): Promise<Mail[]> {
  const answer = await fetch(`${mailUrl}/email`)
  const mails: Mail[] = await answer.json()
  return mails.filter((mail) => mail.subject.includes(subject))
}

/** CORS headers that let a page read a stubbed response. */
export const readable = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-expose-headers": "*",
}

/** The requests to matching URLs, from now on. */
export function recordRequests(page: Page, pattern: RegExp): Request[] {
  const requests: Request[] = []
  page.on("request", (request) => {
    if (pattern.test(request.url())) requests.push(request)
  })
  return requests
}
