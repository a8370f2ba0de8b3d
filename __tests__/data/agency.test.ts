/** @jest-environment node */
import { readdirSync, statSync } from "node:fs"
import sharp from "sharp"
import { readList } from "../../src/build/blog/blogContent"
import { checkContent } from "../../src/build/content/check"
import { routes } from "../../src/routes"

/** The content of data/, whatever it says: every change that an editor may make passes. */

test("the content is right", () => {
  expect(checkContent("data")).toEqual([])
})

test("every IT service has its page, and every such page its service", () => {
  const pages = routes.filter(({ template }) => template === "ItService")
  expect(pages.map(({ context }) => context?.slug).sort()).toEqual(
    readList("data/it-services.json")
      .map(({ slug }) => slug)
      .sort(),
  )
})

test("no master is larger than 1600 px or about 300 KB", async () => {
  const photographs = readdirSync("data/images", { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(jpg|png)$/.test(name),
  )
  expect(photographs).not.toHaveLength(0)
  const tooLarge: string[] = []
  for (const name of photographs) {
    const file = `data/images/${name}`
    const { width, height } = await sharp(file).metadata()
    if (Math.max(width, height) > 1600 || statSync(file).size > 320_000) tooLarge.push(name)
  }
  expect(tooLarge).toEqual([])
})
