/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { blockedFilms } from "../../../src/build/content/blockedFilms"
import { writeContent } from "../../support/writeContent"

let copy: string

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "content-"))
  writeContent(copy)
})

afterEach(() => {
  rmSync(copy, { recursive: true, force: true })
})

/** The warnings for a film in data/home.json. */
function warnings(url: string, env: Record<string, string> = {}) {
  const file = join(copy, "home.json")
  const home = JSON.parse(readFileSync(file, "utf8"))
  home.hero.video.url = url
  writeFileSync(file, JSON.stringify(home))
  return blockedFilms(copy, env)
}

test("a film file of a host that the pages' policy doesn't allow is told of, with its place and what to do", () => {
  expect(warnings("https://films.example/hour.mp4")).toEqual([
    'data/home.json: "hero.video.url" is a film on https://films.example, which browsers won\'t load. Allow it with MEDIA_ORIGINS (see .env.example).',
  ])
})

test.each([
  ["of a player's host", "https://vimeo.com/1084537", {}],
  [
    "of this site",
    "https://www.agency.example/hour.mp4",
    { GATSBY_SITE_URL: "https://www.agency.example" },
  ],
  [
    "of the content service",
    "https://content.agency.example/hour.mp4",
    { GATSBY_CONTENT_URL: "https://content.agency.example" },
  ],
  [
    "of an allowed host",
    "https://films.example/hour.mp4",
    { MEDIA_ORIGINS: "https://films.example" },
  ],
])("a film %s is not", (_, url, env) => {
  expect(warnings(url, env)).toEqual([])
})
