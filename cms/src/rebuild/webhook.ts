import type { Reader } from "../environment/reader.ts"

/** Where and how to ask for a new build of the site. */
export type RebuildWebhook = {
  /** Contains a secret at hosts whose build hooks need no token. */
  url: string
  /** Value of the Authorization header. */
  authorization: string | undefined
  /** JSON. */
  body: string
}

const dependents = ["REBUILD_WEBHOOK_TOKEN", "REBUILD_WEBHOOK_BODY"] as const

/** Reads and checks the variables REBUILD_WEBHOOK_*. Problems don't quote values, which are secrets. */
export function readRebuildWebhook(reader: Reader): RebuildWebhook | null {
  const url = reader.secret("REBUILD_WEBHOOK_URL")
  const token = reader.secret("REBUILD_WEBHOOK_TOKEN")
  const body = reader.optional("REBUILD_WEBHOOK_BODY")
  if (!url) {
    const alone = dependents.find(
      (name) => reader.optional(name) ?? reader.optional(`${name}_FILE`),
    )
    if (alone) reader.problems.push(`REBUILD_WEBHOOK_URL is missing: ${alone} is set.`)
    return null
  }
  if (!isWebAddress(url)) {
    reader.problems.push(
      "REBUILD_WEBHOOK_URL must be an address that begins with https:// or http://, without a user name.",
    )
  }
  // Anything else can't be sent in a header.
  if (token && !/^[\x21-\x7e]+( [\x21-\x7e]+)*$/.test(token)) {
    reader.problems.push("REBUILD_WEBHOOK_TOKEN must be one line of ASCII characters.")
  }
  if (body && !isJsonObject(body)) {
    reader.problems.push('REBUILD_WEBHOOK_BODY must be a JSON object such as {"ref":"main"}.')
  }
  return { url, authorization: token && authorizationOf(token), body: body ?? "{}" }
}

/** A token with its scheme, such as "Basic …", is sent as it is. */
function authorizationOf(token: string): string {
  return token.includes(" ") ? token : `Bearer ${token}`
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return Boolean(url && /^https?:$/.test(url.protocol) && !url.username && !url.password)
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
