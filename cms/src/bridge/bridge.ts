import type { Payload } from "payload"
import { endSession, findSession, type Session } from "../accounts/sessions.ts"
import { answerNotFound } from "../collections/closedEndpoints.ts"
import type { Environment } from "../environment.ts"
import { readBody } from "../http/readBody.ts"
import { bridgePath, clearCookie, readCookie, writeCookie } from "./cookie.ts"
import { confirmPage, respond, signedInPage, signedOutPage } from "./pages.ts"

type BridgeSettings = Pick<Environment, "accounts" | "cmsUrl" | "siteUrl">

const maxFormBytes = 4_096

/**
 * GET /login-bridge: where the site redirects after sign-in (docs/specification.md#states), with
 * `token` in the query. Moves the token from the URL into a cookie, then shows the account. The
 * `user` parameter is ignored. Without accounts, 404 like the other two.
 */
export async function openBridge(
  request: Request,
  payload: Payload,
  settings: BridgeSettings,
): Promise<Response> {
  if (!settings.accounts) return answerNotFound()
  const { searchParams } = new URL(request.url)
  const present = await findSession(payload, readCookie(request, settings))
  if (!searchParams.has("token")) return showAccount(present, settings)
  const token = searchParams.get("token") ?? ""
  const arriving = await findSession(payload, token)
  if (!arriving) return respond(signedOutPage(settings), settings, { status: 401 })
  // Login CSRF: another page could link here with its author's token, and the visitor would enter
  // data into the author's account.
  const from = originOfLink(request, settings)
  const isAnothers = present !== null && present.account.id !== arriving.account.id
  if (from === "elsewhere" || (from === "unknown" && isAnothers)) {
    return respond(confirmPage(arriving.account, token), settings)
  }
  return moveIn(token, arriving, settings)
}

/** POST /login-bridge: confirms the "Is it you?" page, with `token` in its form. */
export async function confirmBridge(
  request: Request,
  payload: Payload,
  settings: BridgeSettings,
): Promise<Response> {
  if (!settings.accounts) return answerNotFound()
  if (!isOwnForm(request, settings)) return refuseForm()
  const token = (await readForm(request)).get("token") ?? ""
  const session = await findSession(payload, token)
  return session
    ? moveIn(token, session, settings)
    : respond(signedOutPage(settings), settings, { status: 401 })
}

/** POST /login-bridge/sign-out: ends the session, here and (by a redirect) on the site. */
export async function signOut(
  request: Request,
  payload: Payload,
  settings: BridgeSettings,
): Promise<Response> {
  if (!settings.accounts) return answerNotFound()
  if (!isOwnForm(request, settings)) return refuseForm()
  const token = readCookie(request, settings)
  if (token) await endSession(payload, token)
  return leadTo(`${settings.siteUrl}/sign-in?signed-out`, clearCookie(settings))
}

function showAccount(session: Session | null, settings: BridgeSettings): Response {
  if (session) return respond(signedInPage(session, settings), settings)
  return respond(signedOutPage(settings), settings, {
    status: 401,
    headers: { "Set-Cookie": clearCookie(settings) },
  })
}

function moveIn(token: string, { expiresAt }: Session, settings: BridgeSettings): Response {
  return leadTo(bridgePath, writeCookie(token, expiresAt, settings))
}

function leadTo(address: string, cookie: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      "Cache-Control": "no-store",
      Location: address,
      "Referrer-Policy": "no-referrer",
      "Set-Cookie": cookie,
    },
  })
}

/** Where the link was. Unknown for the address bar and for clients other than browsers. */
function originOfLink(
  { headers }: Request,
  { cmsUrl, siteUrl }: BridgeSettings,
): "ours" | "elsewhere" | "unknown" {
  const referrer = headers.get("Referer")
  const origin = referrer && URL.canParse(referrer) ? new URL(referrer).origin : null
  if (origin) return origin === siteUrl || origin === cmsUrl ? "ours" : "elsewhere"
  return headers.get("Sec-Fetch-Site") === "cross-site" ? "elsewhere" : "unknown"
}

/**
 * Whether a form was sent by a page of this service (CSRF check). These pages send no referrer, so
 * browsers set their Origin to "null", but Sec-Fetch-Site is still set. A client that sends neither
 * header has no visitor's cookie.
 */
function isOwnForm({ headers }: Request, { cmsUrl }: BridgeSettings): boolean {
  const site = headers.get("Sec-Fetch-Site")
  return site ? site === "same-origin" : headers.get("Origin") === cmsUrl
}

function refuseForm(): Response {
  return new Response("This form was not sent from here.", {
    status: 403,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  })
}

/** The fields of a form. One that is over the limit or breaks off counts as empty. */
async function readForm(request: Request): Promise<URLSearchParams> {
  const bytes = await readBody(request, maxFormBytes).catch(() => new Uint8Array())
  return new URLSearchParams(new TextDecoder().decode(bytes))
}
