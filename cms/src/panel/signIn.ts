import {
  addDataAndFileToRequest,
  type CollectionSlug,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
} from "payload"
import { generatePayloadCookie } from "payload/shared"
import { hashInVain, inTurn } from "../accounts/passwords.ts"
import { HttpError } from "../http/httpError.ts"
import type { Limits } from "../limits/limits.ts"
import { queueLetterAlone } from "../mail/queueLetter.ts"
import { isRecord } from "../product/http/text.ts"

const slug = "administrators" satisfies CollectionSlug

/**
 * Replace Payload's endpoints for sign-in, "forgot password" and reset of the panel, with the same
 * response bodies. Payload's reveal by their timing whether an address is an administrator's, have
 * no limit per network address, and send mail inside a transaction.
 */
export function panelSignInEndpoints(limits: Limits): Endpoint[] {
  return [
    { path: "/login", method: "post", handler: answerAsPayload((req) => signIn(req, limits)) },
    {
      path: "/forgot-password",
      method: "post",
      handler: answerAsPayload((req) => forgotPassword(req, limits)),
    },
    {
      path: "/reset-password",
      method: "post",
      handler: answerAsPayload((req) => resetPassword(req, limits)),
    },
  ]
}

async function signIn(req: PayloadRequest, limits: Limits): Promise<Response> {
  await limits.account(req)
  const { email, password } = await readSignIn(req)
  const succeeded = await limits.attempt(req, slug, email)
  const { payload } = req
  const { totalDocs } = await payload.count({
    collection: slug,
    where: { email: { equals: email } },
  })
  const result = await inTurn(async () => {
    // Payload skips the hash for an unknown address. Do it in the same turn of the queue, so that
    // the waiting time reveals nothing either.
    if (totalDocs === 0 && password.trim()) await hashInVain(password)
    return payload.login({ collection: slug, data: { email, password }, req })
  })
  await succeeded()
  return enter(req, { message: req.t("authentication:passed"), ...result })
}

/** The collection validates the new password (passwordRules.ts). */
async function resetPassword(req: PayloadRequest, limits: Limits): Promise<Response> {
  await limits.account(req)
  const { password, token } = await readForm(req)
  const data = { password: textOf(password), token: textOf(token) }
  const result = await req.payload.resetPassword({
    collection: slug,
    data,
    overrideAccess: false,
    req,
  })
  return enter(req, { message: req.t("authentication:passwordResetSuccessfully"), ...result })
}

/** Responds with the panel's session cookie. */
function enter({ payload }: PayloadRequest, body: { message: string; token?: string }): Response {
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections[slug].config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token: body.token ?? "",
  })
  return Response.json(body, { headers: { "Set-Cookie": String(cookie) } })
}

/** Same response and work for every address: it is looked up only when the mail is composed. */
async function forgotPassword(req: PayloadRequest, limits: Limits): Promise<Response> {
  await limits.account(req)
  const { email } = await readSignIn(req)
  await limits.askForMail(req, "panel-reset", email)
  await queueLetterAlone(req.payload, "panelReset", { email })
  return Response.json({ message: req.t("general:success") })
}

async function readSignIn(req: PayloadRequest): Promise<{ email: string; password: string }> {
  const { email, password } = await readForm(req)
  return { email: textOf(email).trim().toLowerCase().slice(0, 254), password: textOf(password) }
}

/**
 * The data of a panel request, sent as JSON or as a form.
 * @throws HttpError 400 for anything else, which Payload would report as an internal error
 */
async function readForm(req: PayloadRequest): Promise<Record<string, unknown>> {
  await addDataAndFileToRequest(req).catch(() => {
    throw new HttpError(400, "The form could not be read.")
  })
  return isRecord(req.data) ? req.data : {}
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : ""
}

/** Formats errors for the panel, which reads `errors[0].message`. */
function answerAsPayload(answer: (req: PayloadRequest) => Promise<Response>): PayloadHandler {
  return (req) =>
    answer(req).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error
      const { headers, message, status } = error
      return Response.json({ errors: [{ message }] }, { status, headers })
    })
}
