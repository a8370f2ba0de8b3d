import { createHash } from "node:crypto"
import { stat } from "node:fs/promises"
import path from "node:path"
import { headersWithCors, type PayloadRequest, type SanitizedConfig } from "payload"
import { createMemory } from "./createMemory.ts"

/** Long enough to turn a page and come back; a change is seen by everyone within this time. */
const listCaching = "public, max-age=30"
/** The address of a picture changes with it (`?v=`), so what an address gave once is right for ever. */
const versionedPictureCaching = "public, max-age=31536000, immutable"
/** Editors may use a file name again, and this address would not tell. */
const pictureCaching = "public, max-age=3600"
const noCaching = "private, no-store"

/** What a visitor is answered depends on these, so a cache must not mix it with what the panel is answered. */
const vary = "Origin, Cookie, Authorization"

/** The names under which Payload takes a method from a header. */
const overrides = ["X-Payload-HTTP-Method-Override", "X-HTTP-Method-Override"]

type Answer = (request: Request) => Promise<Response>

type Content = { status: number; headers: Headers; body: string }

type Asked = { list: string } | { picture: string } | null

/** A crowd asks the database once in this time. Changes made through this process are seen at once, others after it. */
const memory = createMemory<Content>({ milliseconds: 2_000, most: 200 })

/**
 * Lets browsers and proxies keep what visitors may read, and nothing else: lists and pictures get Cache-Control and ETag, and
 * 304 when the asker has them already. Whatever comes with a cookie or an authorization is never kept.
 * @param answer the content service itself
 */
export async function answerPublicly(
  request: Request,
  config: SanitizedConfig,
  answer: Answer,
): Promise<Response> {
  const isReading = ["GET", "HEAD"].includes(request.method)
  const hasIdentity = request.headers.has("Cookie") || request.headers.has("Authorization")
  const asked = isReading && !hasIdentity ? askedFor(request, config) : null
  const response = await answerAs(asked, request, config, answer)
  response.headers.append("Vary", vary)
  if (response.ok && changesContent(request, config)) memory.clear()
  return response
}

function answerAs(
  asked: Asked,
  request: Request,
  config: SanitizedConfig,
  answer: Answer,
): Promise<Response> {
  if (asked === null) return answerUnkept(request, answer)
  if ("list" in asked) return answerList(request, config, answer)
  return answerPicture(asked.picture, request, config, answer)
}

/** Whether a request writes what lists show, if it succeeds: documents, their pictures, their order. */
function changesContent(request: Request, { collections, routes }: SanitizedConfig): boolean {
  const { headers, method, url } = request
  if (["GET", "HEAD", "OPTIONS"].includes(method)) return false
  // A search that is sent as a body.
  if (overrides.some((name) => headers.get(name) === "GET")) return false
  const [slug] = new URL(url).pathname.slice(routes.api.length + 1).split("/")
  const collection = collections.find((candidate) => candidate.slug === slug)
  return slug === "reorder" || Boolean(collection?.custom.isPublicList || collection?.upload)
}

/** What of the public content a request asks for: the path of a list and of what is below it, or the file of a picture. */
function askedFor(request: Request, { collections, routes }: SanitizedConfig): Asked {
  const { pathname } = new URL(request.url)
  const [slug, ...rest] = pathname.slice(routes.api.length + 1).split("/")
  const collection = collections.find((candidate) => candidate.slug === slug)
  if (collection?.custom.isPublicList) return { list: collection.slug }
  if (!collection?.upload || rest[0] !== "file" || !rest[1]) return null
  const file = decode(rest[1])
  if (!file || file !== path.basename(file)) return null
  return { picture: path.join(path.resolve(collection.upload.staticDir ?? slug ?? ""), file) }
}

/** Null for what is no encoded text, such as "%E0%A4%A". */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

async function answerUnkept(request: Request, answer: Answer): Promise<Response> {
  const response = await answer(request)
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", noCaching)
  return response
}

async function answerList(
  request: Request,
  config: SanitizedConfig,
  answer: Answer,
): Promise<Response> {
  const { status, headers, body } = await memory.remember(
    keyOf(request, config),
    () => readContent(request, answer),
    (content) => content.status === 200,
  )
  if (matches(request, headers.get("ETag"))) return notModified(headers)
  // A copy: what is remembered must not be changed by whoever sends it.
  return new Response(request.method === "HEAD" ? null : body, {
    status,
    headers: new Headers(headers),
  })
}

/** Answers differ by address, and by whether the asking site is one of ours. */
function keyOf(request: Request, { cors }: SanitizedConfig): string {
  const origin = request.headers.get("Origin") ?? ""
  const known = Array.isArray(cors) && cors.includes(origin) ? origin : ""
  const { pathname, search } = new URL(request.url)
  return `${known} ${pathname}${search}`
}

async function readContent(request: Request, answer: Answer): Promise<Content> {
  const response = await answer(new Request(request.url, { headers: request.headers }))
  const { status, headers } = response
  const body = await response.text()
  headers.set("Cache-Control", status === 200 ? listCaching : noCaching)
  if (status === 200) headers.set("ETag", tagOf(body))
  return { status, headers, body }
}

/** Weak: the server compresses for those who understand it, and the tag stays the same. */
function tagOf(body: string): string {
  return `W/"${createHash("sha1").update(body).digest("base64url")}"`
}

async function answerPicture(
  file: string,
  request: Request,
  config: SanitizedConfig,
  answer: Answer,
): Promise<Response> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return answerUnkept(request, answer)
  const isVersioned = new URL(request.url).searchParams.has("v")
  const kept = {
    "Cache-Control": isVersioned ? versionedPictureCaching : pictureCaching,
    ETag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
  }
  if (matches(request, kept.ETag)) {
    const asking = { headers: request.headers, payload: { config } } as PayloadRequest
    return notModified(headersWithCors({ headers: new Headers(kept), req: asking }))
  }
  const response = await answer(new Request(request.url, { headers: request.headers }))
  if (response.ok)
    for (const [name, value] of Object.entries(kept)) response.headers.set(name, value)
  if (request.method !== "HEAD") return response
  await response.body?.cancel()
  return new Response(null, response)
}

function matches(request: Request, tag: string | null): boolean {
  const asked = request.headers.get("If-None-Match")
  if (!asked || !tag) return false
  const bare = (text: string) => text.trim().replace(/^W\//, "")
  return asked.trim() === "*" || asked.split(",").some((one) => bare(one) === bare(tag))
}

function notModified(headers: Headers): Response {
  const kept = new Headers(headers)
  for (const name of ["Content-Length", "Content-Type"]) kept.delete(name)
  return new Response(null, { status: 304, headers: kept })
}
