/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import os from "node:os"
import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { writeMark } from "../../../src/build/cache/buildMark"
import { discardUntrustedCache } from "../../../src/build/cache/cacheCheck"
import { toolsOfPictures } from "../../../src/build/pictures/madePictures"

const plugins = [{ name: "gatsby-plugin-sharp", version: "5.16.0", pluginOptions: {} }]
let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(os.tmpdir(), "cache-check-"))
  writeFileSync(join(directory, "package.json"), "{}")
  symlinkSync(join(process.cwd(), "node_modules"), join(directory, "node_modules"))
  mkdirSync(join(directory, "public/static"), { recursive: true })
  writeFileSync(join(directory, "public/static/picture.avif"), "")
})

afterEach(() => {
  delete process.env.gatsby_executing_command
  rmSync(directory, { recursive: true, force: true })
})

/** What a build does that begins with one picture, which Gatsby's state lists as made. */
function begin() {
  const dispatch = jest.fn()
  const warn = jest.fn()
  const state = {
    program: { directory },
    flattenedPlugins: plugins,
    jobsV2: { complete: new Map([["digest of its job", {}]]) },
  }
  const store = { getState: () => state, dispatch }
  discardUntrustedCache({ store, reporter: { warn } } as unknown as ParentSpanPluginArgs)
  return { dispatched: dispatch.mock.calls.flat(), warnings: warn.mock.calls.flat() }
}

function markAsMadeWith(pictures: string | null, command = "build") {
  writeMark({ directory, command, finished: command === "build", pictures })
}

test("pictures that the same tools made are kept, as is the cache", () => {
  markAsMadeWith(toolsOfPictures(directory, plugins))
  expect(begin()).toEqual({ dispatched: [], warnings: [] })
})

test("pictures of other tools are made again: Gatsby forgets that it has made them", () => {
  markAsMadeWith("other tools")
  const { dispatched, warnings } = begin()
  expect(dispatched).toEqual([
    { type: "UPDATE_PLUGINS_HASH", payload: "" },
    { type: "REMOVE_STALE_JOB_V2", payload: { contentDigest: "digest of its job" } },
  ])
  expect(warnings).toEqual([
    "Rebuilding Gatsby's cache (pictures are made again): not all pictures are known to be of the same tools and settings.",
  ])
})

test("a dev server that has begun to make them again does not start over, but the next build does", () => {
  markAsMadeWith(null, "develop")
  process.env.gatsby_executing_command = "develop"
  expect(begin()).toEqual({ dispatched: [], warnings: [] })
  process.env.gatsby_executing_command = "build"
  expect(begin().dispatched).toHaveLength(2)
})
