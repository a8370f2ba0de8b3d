/** Settings that change what the site's servers send, but nothing in the pages. */
export type HeaderSettings = {
  /** Origins besides the content service from which pictures and films may be loaded, such as an object storage. */
  mediaOrigins: readonly string[]
  /** Whether HTTPS is required on all subdomains too. */
  hstsSubdomains: boolean
}

type Environment = Partial<Record<string, string>>

/**
 * Reads and checks the variables MEDIA_ORIGINS and HSTS_SUBDOMAINS.
 * @throws Error naming the variable, what it holds and an example
 */
export function readHeaderSettings(env: Environment): HeaderSettings {
  const origins = env.MEDIA_ORIGINS?.trim().split(/\s+/).filter(Boolean) ?? []
  return {
    mediaOrigins: origins.map(checkedOrigin),
    hstsSubdomains: isTrue("HSTS_SUBDOMAINS", env.HSTS_SUBDOMAINS),
  }
}

function checkedOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new Error(
    `MEDIA_ORIGINS contains "${text}", which is not an origin. Write origins without a path, separated by spaces, for example https://media.agency.example`,
  )
}

function isTrue(variable: string, value: string | undefined): boolean {
  const text = value?.trim()
  if (!text || text === "false") return false
  if (text === "true") return true
  throw new Error(`${variable} is "${text}". Write true or false.`)
}
