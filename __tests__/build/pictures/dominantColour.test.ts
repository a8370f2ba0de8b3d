/** @jest-environment node */
import { createRequire } from "node:module"
import { refineDominantColour } from "../../../src/build/pictures/dominantColour"

const sharp = createRequire(require.resolve("gatsby-plugin-sharp"))("sharp")
const original = sharp.prototype.stats

afterEach(() => {
  sharp.prototype.stats = original
})

/** An image of one colour, with a block of another over a quarter of it. */
function wall(ground: string, block: string) {
  const side = { width: 40, height: 40, channels: 3 }
  const inner = { create: { width: 20, height: 20, channels: 3, background: block } }
  return sharp({ create: { ...side, background: ground } }).composite([
    { input: inner, left: 0, top: 0 },
  ])
}

test("a placeholder has the colour that most of the picture has, not one close to it", async () => {
  const picture = await wall("#f6ece4", "#1f3fd6").png().toBuffer()
  expect((await sharp(picture).stats()).dominant).toEqual({ r: 248, g: 232, b: 232 })
  refineDominantColour()
  expect((await sharp(picture).stats()).dominant).toEqual({ r: 0xf6, g: 0xec, b: 0xe4 })
})
