import type { Version } from "../version"
import { getFile, readdirSync } from "./files"

/** How often to look while something is not live yet. */
const AGAIN_AFTER = 30_000

let timer: number | undefined

/** This session's last save. */
let lastSave: { path: string; at: Date } | undefined

/** Notes that a file has just been saved. */
export function noteSave(path: string) {
  lastSave = { path, at: new Date() }
}

/**
 * "Is my change live?": compares what the editor has read and saved with the content that the published site was built
 * from, and says which files differ. Looks again while something is not live and the page is visible. The dev server has
 * no such page element: there, every change shows at once.
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
  const again = () => showLiveState(labels)
  clearTimeout(timer)
  if (!isLive) timer = window.setTimeout(() => whenVisible(again), AGAIN_AFTER)
}

function whenVisible(work: () => void) {
  if (document.visibilityState === "visible") return work()
  document.addEventListener("visibilitychange", () => whenVisible(work), { once: true })
}

/** @returns whether all that is saved is live */
async function update(panel: HTMLElement, labels: ReadonlyMap<string, string>): Promise<boolean> {
  const version = await readVersion()
  const waiting = await filesThatDiffer(version)
  say(panel, version, waiting, (path) => labels.get(path) ?? path)
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

function say(
  panel: HTMLElement,
  { built, commit, time }: Version,
  waiting: readonly string[],
  labelOf: (path: string) => string,
) {
  const [summary, details] = panel.children
  if (!summary || !details) throw new Error("The page's panel has no summary and details")
  panel.hidden = false
  panel.dataset.state = waiting.length === 0 ? "live" : "waiting"
  const source = commit && time ? `${commit.slice(0, 7)} of ${moment(time)}` : moment(built)
  summary.textContent = `${stateOf(waiting, labelOf)}\nLive: ${source}`
  details.textContent = [
    waiting.length > 0 && `Saved, but not live yet: ${waiting.map(labelOf).join(", ")}.`,
    `The site was last built on ${moment(built)}.`,
  ]
    .filter(Boolean)
    .join(" ")
}

function stateOf(waiting: readonly string[], labelOf: (path: string) => string): string {
  if (!lastSave) {
    return waiting.length === 0 ? "All changes are live" : `Not live yet: ${waiting.length}`
  }
  const clock = lastSave.at.toLocaleTimeString("en-GB", { timeStyle: "short" })
  const state = waiting.includes(lastSave.path) ? "not live yet" : "live"
  return `Your last save, ${labelOf(lastSave.path)} at ${clock}: ${state}`
}

function moment(date: string): string {
  return new Date(date).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" })
}
