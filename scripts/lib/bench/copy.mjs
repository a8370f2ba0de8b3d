// @ts-check
import { execFileSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { root } from "../paths.mjs"
import { growPosts } from "./posts.mjs"

/** Folders that the site's build does not read. */
const leftOut = /^(cms|docs|art|__tests__|\.ci|\.github|deploy)\//

/** A copy of the checkout, with methods to grow its blog and clear its caches. */
export class BenchCopy {
  /** @param {string} folder @param {import("./posts.mjs").Post[]} own */
  constructor(folder, own) {
    this.folder = folder
    this.own = own
    this.ownPosts = own.length
    this.colds = 0
  }

  /**
   * Copies tracked files and untracked ones that are not ignored; links node_modules to the checkout's.
   * @param {string} folder may contain an earlier copy, whose build is kept
   */
  static make(folder) {
    mkdirSync(folder, { recursive: true })
    for (const name of readdirSync(folder)) {
      if (![".cache", "public", "node_modules"].includes(name)) {
        rmSync(path.join(folder, name), { recursive: true })
      }
    }
    for (const file of filesOfCheckout()) {
      cpSync(path.join(root, file), path.join(folder, file), { recursive: true })
    }
    const packages = path.join(folder, "node_modules")
    if (!existsSync(packages)) symlinkSync(path.join(root, "node_modules"), packages, "junction")
    return new BenchCopy(folder, readJson(path.join(folder, "data/posts.json")))
  }

  /** @param {number} count */
  writePosts(count) {
    this.#write(growPosts(this.own, count))
  }

  /** Adds a word to an article in the middle of the blog: the most common edit. */
  changeOnePost() {
    const posts = this.#read()
    const post = posts[Math.floor(posts.length / 2)]
    if (post) post.excerpt += " Revised."
    this.#write(posts)
  }

  /** Adds a new article at the top, which shifts every list by one. */
  addOnePost() {
    const posts = this.#read()
    const [newest] = growPosts(this.own, 1, "one-more")
    if (newest) this.#write([{ ...newest, date: "2026-12-31" }, ...posts])
  }

  /**
   * Makes the next build a cold one except for the pictures, which don't depend on the number of posts. When package.json
   * has changed since the previous build, Gatsby keeps only its finished jobs.
   */
  forgetAllButPictures() {
    const cache = path.join(this.folder, ".cache")
    const output = path.join(this.folder, "public")
    for (const name of readdirSync(cache)) {
      if (name !== "redux") rmSync(path.join(cache, name), { recursive: true })
    }
    for (const name of readdirSync(output)) {
      if (name !== "static") rmSync(path.join(output, name), { recursive: true })
    }
    const manifest = path.join(this.folder, "package.json")
    this.colds += 1
    const mark = { bench: `${Date.now()}-${this.colds}` }
    writeFileSync(manifest, JSON.stringify({ ...readJson(manifest), ...mark }, null, 2))
  }

  /** @returns {import("./posts.mjs").Post[]} */
  #read() {
    return readJson(path.join(this.folder, "data/posts.json"))
  }

  /** @param {import("./posts.mjs").Post[]} posts */
  #write(posts) {
    writeFileSync(path.join(this.folder, "data/posts.json"), JSON.stringify(posts, null, 2))
  }
}

function filesOfCheckout() {
  const git = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
  return execFileSync("git", git, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 })
    .split("\0")
    .filter((file) => file && !leftOut.test(file) && existsSync(path.join(root, file)))
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"))
}
