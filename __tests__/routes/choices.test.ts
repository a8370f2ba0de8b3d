/** @jest-environment node */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { checkContent } from "../../src/build/content/check"
import { linkTargets, linkTo } from "../../src/build/links"
import { readRoutes, readSitePages } from "../../src/routes"
import { homeNames, pageGroups } from "../../src/routes/choices"

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "choices-"))
  for (const name of readdirSync("data").filter((file) => file.endsWith(".json"))) {
    cpSync(join("data", name), join(folder, name))
  }
  symlinkSync(join(process.cwd(), "data/images"), join(folder, "images"), "junction")
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** This site's data, with other choices. */
function choose(choices: { home?: string; without?: string[] }): string {
  const { home, without, ...site } = JSON.parse(readFileSync("data/site.json", "utf8"))
  writeFileSync(join(folder, "site.json"), JSON.stringify({ ...site, ...choices }))
  return folder
}

const pathsIn = (data: string) => readRoutes(data).map(({ path }) => path)
const homepageIn = (data: string) => readRoutes(data).find(({ path }) => path === "/")
const { all } = readSitePages("data")

test.each(homeNames)("%s can be the homepage, and all links have a page or are dropped", (home) => {
  const own = all.find(({ path }) => path === `/${home}`)
  const data = choose({ home, without: [...pageGroups] })
  expect(checkContent(data)).toEqual([])
  expect(readRoutes(data)[0]).toEqual({ ...own, path: "/", section: "The agency" })
  expect(readRoutes(data).filter(({ group }) => group)).toHaveLength(1)
})

test.each(pageGroups)("the group %s can be left out by itself", (name) => {
  const data = choose({ without: [name] })
  expect(checkContent(data)).toEqual([])
  expect(readRoutes(data).filter(({ path, group }) => group === name && path !== "/")).toEqual([])
  expect(new Set(readRoutes(data).map(({ group }) => group))).toContain(
    pageGroups.find((other) => other !== name),
  )
})

test("without a choice, the consulting home is the homepage and every page is built", () => {
  const data = choose({})
  expect(homepageIn(data)?.template).toBe("homes/Home")
  expect(readRoutes(data)).toHaveLength(all.length)
})

test("another homepage leaves its own address, which redirects to it and to its sections", () => {
  const data = choose({ home: "home-five" })
  expect(pathsIn(data)).not.toContain("/home-five")
  expect(pathsIn(data)).toContain("/home-one")
  expect(linkTargets(data).redirects).toMatchObject({ "/home-five": "/" })
  expect(linkTargets(data).redirects).not.toHaveProperty("/home-one")
  expect(linkTo("/home-five#questions", data)).toBe("/#questions")
  expect(linkTo("/home-one#projects", data)).toBe("/home-one#projects")
})

test("links to pages that are left out lead nowhere, and a single home page can be left out", () => {
  const data = choose({ without: ["home-three", "accounts"] })
  expect(linkTo("/home-three", data)).toBeNull()
  expect(linkTo("/sign-in?next=/", data)).toBeNull()
  expect(linkTo("/home-four", data)).toBe("/home-four")
  expect(linkTo("/designs", data)).toBe("/designs")
})

test.each([
  [{ home: "home-eight" }, `"home" is "home-eight"; it must be one of ${homeNames.join(", ")}`],
  [
    { without: ["blog"] },
    `"without[0]" is "blog"; it must be one of ${[...pageGroups, ...homeNames].join(", ")}`,
  ],
  [{ home: "home-two", without: ["home-two"] }, '"without" has the homepage itself, home-two'],
])("choices that can't be met stop the build: %j", (choices, problem) => {
  expect(checkContent(choose(choices))).toEqual([`data/site.json: ${problem}`])
})

/** Files whose pages are all in one group. */
const folderOfGroup: Record<string, string> = { "src/account/": "accounts" }
for (const { template, group } of all) {
  if (group) folderOfGroup[`src/templates/${template}.tsx`] = group
}

const linksOfCode = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("build"))
  .map((file) => `src/${file.replaceAll("\\", "/")}`)
  .flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bto[=:]\s*"(\/[^"?#]*)/g)].map(
      ([, path = ""]): [file: string, path: string] => [file, path],
    ),
  )

test("links in the code lead only to pages that can't be left out, or to others of their group", () => {
  const groups = new Map(all.map(({ path, group }) => [path, group]))
  const lost = linksOfCode.filter(([file, path]) => {
    if (path === "/") return false
    const group = groups.get(path)
    const [, own] = Object.entries(folderOfGroup).find(([start]) => file.startsWith(start)) ?? []
    return !groups.has(path) || (group !== undefined && group !== own)
  })
  expect(linksOfCode.length).toBeGreaterThan(10)
  expect(lost).toEqual([])
})
