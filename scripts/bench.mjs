// @ts-check
/**
 * `npm run bench`: measures how the cost of a build grows with the blog. Works in a copy in the system's temporary folder.
 *
 *   --posts 1000       sizes to measure, comma-separated (default 100,1000,5000)
 *   --limit 900        seconds allowed per build
 *   --folder /path     keeps the copy there, so that the next run reuses its pictures
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { BenchCopy } from "./lib/bench/copy.mjs"
import { measureBuild } from "./lib/bench/measure.mjs"
import { report } from "./lib/bench/report.mjs"
import { runCommand } from "./lib/command.mjs"
import { requireNodeVersion } from "./lib/preparation.mjs"
import { print, step } from "./lib/terminal.mjs"
import { UserFacingError } from "./lib/userFacingError.mjs"

const { values } = parseArgs({
  options: {
    posts: { type: "string", default: "100,1000,5000" },
    limit: { type: "string", default: "900" },
    folder: { type: "string" },
  },
})

runCommand(async () => {
  requireNodeVersion()
  const sizes = values.posts.split(",").map((size) => positive("--posts", size))
  const limitMs = positive("--limit", values.limit) * 1000
  const folder = values.folder ?? mkdtempSync(path.join(tmpdir(), "bench-"))
  // An "exit" handler, so that Ctrl-C removes the copy too.
  if (!values.folder) process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
  const copy = await step("Copy of the checkout", async () => BenchCopy.make(folder))

  /** @param {string} label */
  const build = (label) => step(label, () => measureBuild(copy.folder, label, limitMs))
  await build("Pictures, once")
  copy.forgetAllButPictures()
  const base = await build("Base: the checkout's own posts, cold")
  /** @type {import("./lib/bench/report.mjs").Row[]} */
  const rows = [{ posts: copy.ownPosts, cold: base }]
  for (const posts of sizes) {
    copy.writePosts(posts)
    copy.forgetAllButPictures()
    const cold = await build(`${posts} posts, cold`)
    copy.changeOnePost()
    const changed = await build(`${posts} posts, one changed`)
    copy.addOnePost()
    const added = await build(`${posts} posts, one more`)
    rows.push({ posts, cold, changed, added })
  }
  print(report(rows))
})

/** @param {string} option @param {string} text */
function positive(option, text) {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new UserFacingError(`${option} must be a whole number above 0, not "${text}".`)
}
