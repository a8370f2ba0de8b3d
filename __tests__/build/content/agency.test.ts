/** @jest-environment node */
import { readdirSync, statSync } from "node:fs"
import sharp from "sharp"
import { checkContent } from "../../../src/build/content/check"

/** Checks on the real content that hold whatever its texts say, so that any valid edit passes. */

test("the content is valid", () => {
  expect(checkContent("data")).toEqual([])
})

test("no original picture is larger than 1920 px or about 300 KB", async () => {
  const photographs = readdirSync("data/images", { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(jpg|png|webp)$/.test(name),
  )
  expect(photographs).not.toHaveLength(0)
  const tooLarge: string[] = []
  for (const name of photographs) {
    const file = `data/images/${name}`
    const { width, height } = await sharp(file).metadata()
    // Frames of an animation stand one below the other.
    const areFrames = /-frames\.(jpg|webp)$/.test(name)
    const most = name.endsWith("-frames.webp") ? 700_000 : areFrames ? 450_000 : 320_000
    const side = areFrames ? width : Math.max(width, height)
    if (side > 1920 || statSync(file).size > most) tooLarge.push(name)
  }
  expect(tooLarge).toEqual([])
})
