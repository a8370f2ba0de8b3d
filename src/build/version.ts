import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import type { BuildArgs } from "gatsby"
import type { Version } from "../editor/version"

/** gatsby-node's onPostBuild: writes /version.json, which tells the editor and the panel which content is live. */
export async function writeVersion({ store }: BuildArgs) {
  const { program } = store.getState() as { program: { directory: string } }
  const { directory } = program
  const version: Version = {
    ...(await lastCommit(directory)),
    built: new Date().toISOString(),
    files: await hashesOf(join(directory, "data")),
  }
  await writeFile(join(directory, "public/version.json"), `${JSON.stringify(version)}\n`)
}

/** The last commit that changed the content; nothing outside a Git checkout. */
async function lastCommit(directory: string): Promise<Pick<Version, "commit" | "time">> {
  try {
    const options = ["log", "-1", "--format=%H %cI", "--", "data"]
    const { stdout } = await promisify(execFile)("git", options, { cwd: directory })
    const [commit, time] = stdout.trim().split(" ")
    if (!commit || !time) return { commit: null, time: null }
    return { commit, time: new Date(time).toISOString() }
  } catch {
    // No Git, or no repository: the files' hashes still tell what is live.
    return { commit: null, time: null }
  }
}

async function hashesOf(data: string): Promise<Record<string, string>> {
  const names = (await readdir(data)).filter((name) => name.endsWith(".json")).sort()
  const hashes = names.map(async (name) => {
    const text = await readFile(join(data, name), "utf8")
    return [name, createHash("sha256").update(text.trim()).digest("hex")] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}
