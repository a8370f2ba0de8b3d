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
  { admin, directContentUrl }: TestServices,
  subject: string,
): Promise<StoredMessage[]> {
  const signIn = await fetch(`${directContentUrl}/api/administrators/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  })
  const { token } = await signIn.json()
  const query = `where[subject][equals]=${encodeURIComponent(subject)}`
  const answer = await fetch(`${directContentUrl}/api/contacts?${query}`, {
    headers: { authorization: `JWT ${token}` },
  })
  if (!answer.ok) throw new Error(`The administrator's request failed with status ${answer.status}`)
  return (await answer.json()).docs
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
