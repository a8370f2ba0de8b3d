/** @jest-environment node */
import { createRequire } from "node:module"
import { listOneFallback, makeOneFallback } from "../../../src/build/pictures/oneFallback"

type Transform = { width: number; toFormat: string }
type Queue = (given: { transforms: Transform[] }) => { src: string }[]
type Given = { formats?: string[]; width?: number; widths: number[] }

const plugin: { batchQueueImageResizing: Queue } = createRequire(__filename)("gatsby-plugin-sharp")
const original = plugin.batchQueueImageResizing
const made: string[] = []

beforeEach(() => {
  made.length = 0
  plugin.batchQueueImageResizing = ({ transforms }) =>
    transforms.map(({ width, toFormat }) => {
      const src = `${width}.${toFormat}`
      made.push(src)
      return { src }
    })
  makeOneFallback()
})

afterEach(() => {
  plugin.batchQueueImageResizing = original
})

/** Queues files as the plugin does. */
async function pluginData({ formats = ["auto"], width, widths }: Given) {
  await null
  const filesOf = (toFormat: string) =>
    plugin.batchQueueImageResizing({ transforms: widths.map((one) => ({ width: one, toFormat })) })
  const srcSetOf = (files: { src: string }[]) => files.map(({ src }) => src).join()
  const fallbacks = filesOf(formats.includes("webp") ? "webp" : "jpg")
  const { src } = fallbacks[Math.max(0, widths.indexOf(width ?? 0))] ?? { src: "" }
  const sources = formats.includes("avif") ? [{ srcSet: srcSetOf(filesOf("avif")) }] : []
  return { images: { fallback: { src, srcSet: srcSetOf(fallbacks) }, sources } }
}

/** The data that a page's query gets. */
async function query(given: Given): Promise<unknown> {
  const createResolvers = jest.fn()
  listOneFallback({ createResolvers } as never)
  const { resolve } = createResolvers.mock.calls[0][0].ImageSharp.gatsbyImageData
  const info = { originalResolver: (_: unknown, args: Given) => pluginData(args) }
  return resolve({}, given, {}, info)
}

const widths = [480, 1200, 1600]

test("a picture with AVIF files has one fallback, in the width of its layout", async () => {
  const data = await query({ formats: ["avif", "auto"], width: 1200, widths })
  expect(made).toEqual(["1200.jpg", "480.avif", "1200.avif", "1600.avif"])
  expect(data).toEqual({
    images: {
      fallback: { src: "1200.jpg" },
      sources: [{ srcSet: "480.avif,1200.avif,1600.avif" }],
    },
  })
})

test("an original that is narrower than its layout has a fallback of its own width", async () => {
  await query({ formats: ["avif", "webp"], width: 1200, widths: [480, 900] })
  expect(made).toEqual(["900.webp", "480.avif", "900.avif"])
})

test("of pictures that are asked for at once, each has its own width", async () => {
  const ask = (width: number) => query({ formats: ["avif", "auto"], width, widths })
  await Promise.all([ask(480), ask(1600)])
  expect(made.filter((name) => name.endsWith("jpg"))).toEqual(["480.jpg", "1600.jpg"])
})

test("a picture in one format keeps all its files", async () => {
  const data = await query({ formats: ["auto"], width: 1200, widths })
  expect(made).toEqual(["480.jpg", "1200.jpg", "1600.jpg"])
  expect(data).toMatchObject({
    images: { fallback: { srcSet: "480.jpg,1200.jpg,1600.jpg" } },
  })
})
