import { type Sharp, sharpOfPlugin } from "./pluginSharp"

/** Width of sharp's histogram bins, per channel. */
const STEP = 16

/**
 * gatsby-node's onPluginInit: makes a picture's placeholder colour a colour of the picture. sharp returns the middle of
 * the most common histogram bin, which is up to 8 of 256 off per channel and can change the hue of pale pictures: a beige
 * one got a pink placeholder. This returns the mean of the pixels in that bin instead.
 */
export function refineDominantColour() {
  const { prototype } = sharpOfPlugin()
  const { stats } = prototype
  prototype.stats = async function refined(this: Sharp) {
    const found = await stats.call(this)
    const pixels = await this.clone()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { ...found, dominant: meanOfStep(pixels, found.dominant) }
  }
}

type Colour = { r: number; g: number; b: number }

/** The mean of the pixels in the same bin as a colour; the colour itself if there are none. */
function meanOfStep(
  { data, info: { channels } }: { data: Buffer; info: { channels: number } },
  dominant: Colour,
): Colour {
  const step = (value: number) => Math.floor(value / STEP)
  const sum = { r: 0, g: 0, b: 0 }
  let count = 0
  for (let at = 0; at + 2 < data.length; at += channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    const isSame =
      step(r) === step(dominant.r) && step(g) === step(dominant.g) && step(b) === step(dominant.b)
    if (!isSame) continue
    sum.r += r
    sum.g += g
    sum.b += b
    count += 1
  }
  if (channels < 3 || count === 0) return dominant
  return {
    r: Math.round(sum.r / count),
    g: Math.round(sum.g / count),
    b: Math.round(sum.b / count),
  }
}
