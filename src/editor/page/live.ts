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
  const status = document.getElementById("live")
  if (!status) return
  clearTimeout(timer)
  const version = await readVersion()
  const waiting = await filesThatDiffer(version)
  say(
    status,
    version,
    waiting.map((path) => labels.get(path) ?? path),
  )
  if (waiting.length > 0) timer = window.setTimeout(() => showLiveState(labels), AGAIN_AFTER)
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

function say(status: HTMLElement, { built, commit }: Version, waiting: readonly string[]) {
  const when = new Date(built).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" })
  const source = `The site was last built on ${when}${commit ? ` (${commit.slice(0, 7)})` : ""}.`
  status.dataset.state = waiting.length > 0 ? "waiting" : "live"
  status.textContent =
    waiting.length > 0
      ? `Saved, not live yet: ${waiting.join(", ")}. ${source}`
      : `All saved changes are live. ${source}`
}
