import { createHash } from "node:crypto"
import path from "node:path"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import type { Payload, SanitizedCollectionConfig, SanitizedConfig } from "payload"
import type { Limits } from "../limits/limits.ts"
import type { PictureStore } from "../storage/pictureStore.ts"
import { errorResponse } from "./errorResponse.ts"
import { HttpError } from "./httpError.ts"
import { isProductApi } from "./limitBody.ts"
import { isId, isJsonObject, type PageQuery, readListQuery } from "./listQuery.ts"
import { answerPicture, isPicture } from "./pictures.ts"
import { type Content, publicCache as cache } from "./publicCache.ts"
import { readPage } from "./readPage.ts"
import { hasIdentity, isSignedIn } from "./session.ts"
import { isKnownTag, notModified } from "./tags.ts"

/** Long enough to go to the next page and back. Everyone sees a change within this time. */
const listCaching = "public, max-age=30"
const noCaching = "private, no-store"

/** Visitors and the panel get different answers at the same URL, so caches must tell them apart by these headers. */
const vary = "Origin, Cookie, Authorization"

/** Headers that override the method in Payload. */
const overrides = ["X-Payload-HTTP-Method-Override", "X-HTTP-Method-Override"]

/** A third faster than the default level on a list of ten projects, for one per cent more bytes. */
const gzipLevel = 4

type Answer = (request: Request) => Promise<Response>

type Service = { payload: Payload; limits: Pick<Limits, "read">; pictures: PictureStore }

/** Answers any request: a visitor's reads through `answerVisitor`, everything else through Payload. */
export async function answerPublicly(
  request: Request,
  service: Service,
  answer: Answer,
): Promise<Response> {
  const forVisitor = await answerVisitor(request, service, answer)
  if (forVisitor) return forVisitor
  const where = new URL(request.url).searchParams.get("where")
  if (where && !isJsonObject(where)) {
    const message = "where must be written as where[field][operator]=value, or as a JSON object."
    return errorResponse({ headers: {}, message, status: 400 }, request.headers, service.payload)
  }
  const response = await answerUncached(request, answer)
  response.headers.append("Vary", vary)
  if (response.ok && changesContent(request, service.payload.config)) cache.clear()
  return response
}

/**
 * Answers a visitor's reads. Queries are checked and rate-limited before they reach the database. Lists and pictures get Cache-Control
 * and ETag, and 304 for a matching If-None-Match; browsers and proxies may cache nothing else, and no answer to a request with a
 * cookie or an Authorization header.
 * @param answer calls Payload
 * @returns null when the request is not a read, or comes from a signed-in administrator
 */
export async function answerVisitor(
  request: Request,
  service: Service,
  answer: Answer,
): Promise<Response | null> {
  const { headers } = request
  if (!(await isVisitorsRead(request, service.payload))) return null
  const response = await answerRead(request, service, answer).catch((error: unknown) => {
    if (error instanceof HttpError) return errorResponse(error, headers, service.payload)
    throw error
  })
  response.headers.append("Vary", vary)
  if (hasIdentity(headers)) {
    response.headers.set("Cache-Control", noCaching)
    response.headers.delete("ETag")
  }
  return response
}

/** The product API is left out: it has its own limits. */
async function isVisitorsRead({ headers, method, url }: Request, payload: Payload) {
  if (!["GET", "HEAD"].includes(method) || isProductApi(new URL(url).pathname)) return false
  return !(await isSignedIn(headers, payload))
}

async function answerRead(request: Request, service: Service, answer: Answer): Promise<Response> {
  const { collections, routes } = service.payload.config
  const { pathname, search } = new URL(request.url)
  const [slug, ...rest] = pathname.slice(routes.api.length + 1).split("/")
  const collection = collections.find((candidate) => candidate.slug === slug)
  if (collection?.custom.isPublicList && rest.length < 2 && rest[0] !== "versions") {
    const query = readListQuery(search, collection, endpointOf(rest[0]))
    const { page } = rest.length === 0 ? query : { page: null }
    const address = pathname + query.text
    const content = await readOnce(request, address, service, async () => {
      const found = page && (await tryToReadPage(collection, page, request, service.payload))
      return found ?? contentOf(await answer(withAddress(request, address)))
    })
    return answerList(request, content)
  }
  const file = collection && fileOf(collection, rest)
  if (file) return answerPicture(file, request, service)
  // Nothing else a visitor may read takes a query, so it is dropped.
  await service.limits.read({ headers: request.headers, payload: service.payload })
  return answerUncached(withAddress(request, pathname), answer)
}

/** Null when `readPage` can't answer. After an error, which is logged, Payload answers too: it words the 500. */
async function tryToReadPage(
  collection: SanitizedCollectionConfig,
  page: PageQuery,
  { headers }: Request,
  payload: Payload,
): Promise<Content | null> {
  try {
    return await readPage(collection, page, headers, payload)
  } catch (error) {
    payload.logger.error({ err: error, msg: `A page of ${collection.slug} could not be read.` })
    return null
  }
}

/** @throws HttpError 404 for a path that can't be a document's id */
function endpointOf(rest = ""): Parameters<typeof readListQuery>[2] {
  if (rest === "") return "list"
  if (rest === "count") return "count"
  if (isId(rest)) return "document"
  throw new HttpError(404, "Not Found")
}

/** Name of the picture file that a URL names, if it names one. */
function fileOf({ upload }: SanitizedCollectionConfig, [kind, name]: string[]) {
  const file = name && decode(name)
  if (!upload || kind !== "file" || !file) return null
  if (file !== path.basename(file) || !isPicture(file)) throw new HttpError(404, "Not Found")
  return file
}

/** Null for malformed percent-encoding, such as "%E0%A4%A". */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** Whether a request, if it succeeds, changes what lists show: documents, their pictures, their order. */
function changesContent(request: Request, { collections, routes }: SanitizedConfig): boolean {
  const { headers, method, url } = request
  if (["GET", "HEAD", "OPTIONS"].includes(method)) return false
  // A query sent as a body.
  if (overrides.some((name) => headers.get(name) === "GET")) return false
  const [slug] = new URL(url).pathname.slice(routes.api.length + 1).split("/")
  const collection = collections.find((candidate) => candidate.slug === slug)
  return slug === "reorder" || Boolean(collection?.custom.isPublicList || collection?.upload)
}

async function answerUncached(request: Request, answer: Answer): Promise<Response> {
  const response = await answer(request)
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", noCaching)
  return response
}

/**
 * The content at an address, from the cache or read afresh. Only fresh reads count towards the rate limit, because offices and phones
 * share IP addresses.
 * @throws HttpError 429 when an IP address has used up its reads
 */
async function readOnce(
  request: Request,
  address: string,
  { payload, limits }: Service,
  read: () => Promise<Content>,
): Promise<Content> {
  const key = `${knownOrigin(request, payload.config)} ${address}`
  if (!cache.has(key)) await limits.read({ headers: request.headers, payload })
  return cache.getOrLoad(
    key,
    async () => withCaching(await read()),
    ({ status }) => status === 200,
  )
}

/** The request's origin if CORS allows it, else empty: it decides the CORS headers of the answer. */
function knownOrigin({ headers }: Request, { cors }: SanitizedConfig): string {
  const origin = headers.get("Origin") ?? ""
  return Array.isArray(cors) && cors.includes(origin) ? origin : ""
}

/** The same visitor's request for another address. */
function withAddress({ headers, url }: Request, address: string): Request {
  return new Request(new URL(address, url), { headers })
}

async function answerList(request: Request, content: Content): Promise<Response> {
  const { body, status } = content
  // A copy, because the cached headers serve other requests too.
  const headers = new Headers(content.headers)
  headers.append("Vary", "Accept-Encoding")
  if (isKnownTag(request, headers.get("ETag"))) return notModified(headers)
  if (request.method === "HEAD") return new Response(null, { status, headers })
  if (!/\bgzip\b/.test(request.headers.get("Accept-Encoding") ?? "")) {
    return new Response(body, { status, headers })
  }
  headers.set("Content-Encoding", "gzip")
  content.zipped ??= promisify(gzip)(body, { level: gzipLevel })
  return new Response(new Uint8Array(await content.zipped), { status, headers })
}

async function contentOf(response: Response): Promise<Content> {
  return { status: response.status, headers: response.headers, body: await response.text() }
}

function withCaching(content: Content): Content {
  const { body, headers, status } = content
  headers.set("Cache-Control", status === 200 ? listCaching : noCaching)
  if (status === 200) headers.set("ETag", tagOf(body))
  return content
}

/** Weak, because the compressed and the plain body share it. */
function tagOf(body: string): string {
  return `W/"${createHash("sha1").update(body).digest("base64url")}"`
}
