/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { leaveOutFunctions } from "../../src/build/functions"

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

test("src/api is page code: Gatsby compiles no functions from it, and keeps its other plugins", () => {
  expect(run(["load-babel-config", "functions", "gatsby-plugin-image"])).toHaveBeenCalledWith({
    type: "SET_SITE_FLATTENED_PLUGINS",
    payload: [{ name: "load-babel-config" }, { name: "gatsby-plugin-image" }],
  })
})

test("functions of an earlier build are no longer served", () => {
  mkdirSync(join(site, ".cache/functions"), { recursive: true })
  writeFileSync(join(site, ".cache/functions/manifest.json"), "[]")
  run(["functions"])
  expect(existsSync(join(site, ".cache/functions"))).toBe(false)
})

test("a Gatsby with another name for its plugin stops the build, instead of deploying our code", () => {
  expect(() => run(["load-babel-config"])).toThrow('Gatsby\'s plugin "functions"')
})

test("the installed Gatsby has a plugin of that name", () => {
  const { name } = require("gatsby/dist/internal-plugins/functions/package.json")
  expect(name).toBe("functions")
})
