import type { Version } from "../version"
import { getFile, readdirSync } from "./files"

/** How often to look while something is not live yet. */
const AGAIN_AFTER = 30_000

let timer: number | undefined

/**
 * "Is my change live?": compares what the editor has read and saved with the content that the published site was built
 * from, and says which files differ. The dev server has no such page element: there, every change shows at once.
 * @param labels what the editor calls each file, by its path
 */
export async function showLiveState(labels: ReadonlyMap<string, string>) {
  const panel = document.getElementById("live")
  if (!panel) return
  clearTimeout(timer)
  const isLive = await update(panel, labels).catch((error: unknown) => {
    // A lost connection, perhaps: the label keeps what it said, and the next attempt may succeed.
    console.error(error)
    return false
  })
  if (!isLive) timer = window.setTimeout(() => showLiveState(labels), AGAIN_AFTER)
}

/** @returns whether all that is saved is live */
async function update(panel: HTMLElement, labels: ReadonlyMap<string, string>): Promise<boolean> {
  const version = await readVersion()
  const waiting = await filesThatDiffer(version)
  const names = waiting.map((path) => labels.get(path) ?? path)
  say(panel, version, names)
  return waiting.length === 0
}

async function readVersion(): Promise<Version> {
  const response = await fetch("/version.json", { cache: "no-store" })
  if (!response.ok) throw new Error(`/version.json: ${response.status}`)
  return response.json()
}

async function filesThatDiffer({ files }: Version): Promise<string[]> {
  const paths = readdirSync("data").map((name) => `data/${name}`)
  const hashes = await Promise.all(paths.map((path) => sha256((getFile(path) ?? "").trim())))
  return paths.filter((path, index) => hashes[index] !== files[path.replace("data/", "")])
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

function say(panel: HTMLElement, { built, commit }: Version, waiting: readonly string[]) {
  const [summary, details] = panel.children
  if (!summary || !details) throw new Error("The page's panel has no summary and details")
  const when = new Date(built).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" })
  const source = `The site was last built on ${when}${commit ? `, from ${commit.slice(0, 7)}` : ""}.`
  const isLive = waiting.length === 0
  panel.hidden = false
  panel.dataset.state = isLive ? "live" : "waiting"
  summary.textContent = isLive ? "All changes are live" : `Not live yet: ${waiting.length}`
  details.textContent = isLive
    ? source
    : `Saved, but not published yet: ${waiting.join(", ")}. ${source}`
}
