/** What the panel uses of /version.json, which each build of the site writes (src/editor/version.ts of the site). */
type Version = { commit: string | null; time: string | null; built: string }

type LiveSite =
  | { state: "live"; version: Version }
  /** The site answers, but not with a version. */
  | { state: "unknown" }
  | { state: "unreachable" }

/** The panel waits no longer than this for the site. */
const timeout = 3_000

/**
 * Which content the published site was built from.
 * @param siteUrl origin of the site
 */
export async function readLiveSite(siteUrl: string): Promise<LiveSite> {
  try {
    const response = await fetch(`${siteUrl}/version.json`, {
      cache: "no-store",
      signal: AbortSignal.timeout(timeout),
    })
    const answer: unknown = response.ok ? JSON.parse(await response.text()) : null
    return isVersion(answer) ? { state: "live", version: answer } : { state: "unknown" }
  } catch (error) {
    return { state: error instanceof SyntaxError ? "unknown" : "unreachable" }
  }
}

function isVersion(answer: unknown): answer is Version {
  if (typeof answer !== "object" || answer === null) return false
  const { commit, time, built } = answer as Record<string, unknown>
  return isDate(built) && (commit === null || (typeof commit === "string" && isDate(time)))
}

function isDate(value: unknown): boolean {
  return typeof value === "string" && !Number.isNaN(Date.parse(value))
}
