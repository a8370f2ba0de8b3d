/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { leaveOutFunctions } from "../src/build/functions"

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"))
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

function run(names: string[]) {
  const dispatch = jest.fn()
  const state = {
    program: { directory: site },
    flattenedPlugins: names.map((name) => ({ name })),
  }
  leaveOutFunctions({ store: { getState: () => state, dispatch } as never })
  return dispatch
}

test("src/api is code of the pages: Gatsby makes no functions of it, and keeps all else", () => {
  expect(run(["load-babel-config", "functions", "gatsby-plugin-image"])).toHaveBeenCalledWith({
    type: "SET_SITE_FLATTENED_PLUGINS",
    payload: [{ name: "load-babel-config" }, { name: "gatsby-plugin-image" }],
  })
})

test("functions of an earlier build are not served on", () => {
  mkdirSync(join(site, ".cache/functions"), { recursive: true })
  writeFileSync(join(site, ".cache/functions/manifest.json"), "[]")
  run(["functions"])
  expect(existsSync(join(site, ".cache/functions"))).toBe(false)
})

test("a Gatsby that calls it something else stops the build, instead of deploying our code", () => {
  expect(() => run(["load-babel-config"])).toThrow('Gatsby\'s plugin "functions"')
})

test("the Gatsby that is installed calls it so", () => {
  const { name } = require("gatsby/dist/internal-plugins/functions/package.json")
  expect(name).toBe("functions")
})
