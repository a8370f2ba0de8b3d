import type { Payload } from "payload"
import { answerNotFound, isClosed } from "../collections/closedEndpoints.ts"
import type { Limits } from "../limits/limits.ts"
import { HttpError } from "./httpError.ts"
import { isOpenForm, isProductApi, mostBytesOf, tooLarge } from "./limitBody.ts"
import { refuse } from "./refusal.ts"
import { isSignedIn } from "./session.ts"

/** What is known about a request before its body is read. */
export type Head = { method: string; url: string; headers: Headers; hasBody: boolean }

/**
 * Refuses by its headers alone what would be refused anyway: Next and Payload buffer the whole body
 * before they check who sent it. The content service accepts a body only from signed-in
 * administrators; the product API and the panel's sign-in accept anyone's, up to a small limit.
 * @param open returns the service; only called when it is needed
 * @returns the refusal, or null when the request may proceed
 */
export async function refuseUnread(
  head: Head,
  open: () => Promise<Payload>,
): Promise<Response | null> {
  const pathname = pathOf(head.url)
  // Payload's own refusal of these would log a stack trace.
  const isWriting = head.hasBody || ["DELETE", "PATCH", "PUT"].includes(head.method)
  if (pathname !== null && (!isWriting || isPage(pathname))) return null
  const payload = await open()
  try {
    if (pathname === null) throw new HttpError(400, "The address is not encoded correctly.")
    return await checkBody(pathname, head, payload)
  } catch (error) {
    if (error instanceof HttpError) return refuse(error, head.headers, payload)
    throw error
  }
}

/**
 * Counts pages of the panel and the bridge as reads, unless an administrator asks: Next renders each of them afresh. Their scripts and
 * styles are files under /_next, which are not counted.
 * @returns the refusal, or null for a request that may go on
 */
export async function limitPages(
  { headers, url }: Head,
  { limits, payload }: { limits: Pick<Limits, "read">; payload: Payload },
): Promise<Response | null> {
  const pathname = pathOf(url)
  if (pathname === null || !isPage(pathname) || (await isSignedIn(headers, payload))) return null
  try {
    await limits.read({ headers, payload })
    return null
  } catch (error) {
    if (error instanceof HttpError) return refuse(error, headers, payload)
    throw error
  }
}

async function checkBody(pathname: string, head: Head, payload: Payload): Promise<Response | null> {
  const { headers, method } = head
  if (Number(headers.get("Content-Length")) > mostBytesOf(pathname, headers)) {
    throw tooLarge(mostBytesOf(pathname, headers))
  }
  if (isProductApi(pathname)) return null
  const [slug, ...rest] = pathname.slice("/api/".length).split("/")
  const collection = payload.config.collections.find((candidate) => candidate.slug === slug)
  if (collection && isClosed(collection, method, `/${rest.join("/")}`)) return answerNotFound()
  if (isForeignForm(headers, payload)) {
    throw new HttpError(403, "This form was not sent from here.")
  }
  if (isOpenForm(pathname) || (await isSignedIn(headers, payload))) return null
  throw new HttpError(403, "You are not allowed to perform this action.")
}

/** Pages limit their own forms: Next the panel's, to a megabyte; the bridge its short ones. */
function isPage(pathname: string): boolean {
  return /^\/(admin|login-bridge)(\/|$)/.test(pathname)
}

/**
 * Whether a page of another origin sends a form. Browsers send forms without a preflight, so the
 * page could sign a visitor in to the panel with an account of its own (login CSRF). JSON needs a
 * preflight, which CORS refuses.
 */
function isForeignForm(headers: Headers, { config }: Payload): boolean {
  if (headers.get("Content-Type")?.toLowerCase().startsWith("application/json")) return false
  const origin = headers.get("Origin")
  if (origin) return origin !== config.serverURL
  return ["cross-site", "same-site"].includes(headers.get("Sec-Fetch-Site") ?? "")
}

/** The decoded path of a URL; null for malformed percent-encoding such as "%E0%A4%A". */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url.startsWith("/") ? `http://service${url}` : url).pathname)
  } catch {
    return null
  }
}
