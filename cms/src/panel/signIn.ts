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
 * Stand before Payload's own sign-in, "forgot password" and reset of the panel, and answer in their shapes. Payload's tell by their timing
 * whether an address is an administrator's, know no limit per network address, and send mail inside a transaction.
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
    // The work that Payload spares itself for an address it doesn't know, in the same turn: how long one waits must not tell either.
    if (totalDocs === 0 && password.trim()) await hashInVain(password)
    return payload.login({ collection: slug, data: { email, password }, req })
  })
  await succeeded()
  return enter(req, { message: req.t("authentication:passed"), ...result })
}

/** The new password is held to the rules by the collection (passwordRules.ts). */
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

/** Answers with the panel's cookie. */
function enter({ payload }: PayloadRequest, body: { message: string; token?: string }): Response {
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections[slug].config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token: body.token ?? "",
  })
  return Response.json(body, { headers: { "Set-Cookie": String(cookie) } })
}

/** Always the same answer, after the same work: whether the address is an administrator's is asked when the mail is written. */
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
 * What the panel sent, as JSON or as a form.
 * @throws HttpError 400 for what is neither: Payload would take it for a failure of its own
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

/** The panel reads `errors[0].message`. */
function answerAsPayload(answer: (req: PayloadRequest) => Promise<Response>): PayloadHandler {
  return (req) =>
    answer(req).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error
      const { headers, message, status } = error
      return Response.json({ errors: [{ message }] }, { status, headers })
    })
}
