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

const slug = "administrators" satisfies CollectionSlug

/**
 * Stand before Payload's own sign-in and "forgot password" of the panel, and answer in their shapes. Payload's tell by their timing
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
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections[slug].config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token: result.token ?? "",
  })
  return Response.json(
    { message: req.t("authentication:passed"), ...result },
    { headers: { "Set-Cookie": String(cookie) } },
  )
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
  await addDataAndFileToRequest(req)
  const { email, password } = req.data ?? {}
  const text = (value: unknown) => (typeof value === "string" ? value : "")
  return { email: text(email).trim().toLowerCase().slice(0, 254), password: text(password) }
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
