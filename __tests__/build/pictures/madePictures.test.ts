/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import { join } from "node:path"
import { skippingMadePictures, toolsOfPictures } from "../../../src/build/pictures/madePictures"

let outputDir: string

beforeEach(() => {
  outputDir = mkdtempSync(join(os.tmpdir(), "pictures-"))
})

afterEach(() => rmSync(outputDir, { recursive: true, force: true }))

type Job = { outputDir: string; args: { operations: { outputPath: string }[]; isLazy?: boolean } }

/** Fake of the plugin's worker: writes a file for each operation. */
const make = jest.fn(async ({ outputDir: folder, args }: Job) => {
  for (const { outputPath } of args.operations) writeFileSync(join(folder, outputPath), "made")
})

function job(...names: string[]): Job {
  return { outputDir, args: { operations: names.map((outputPath) => ({ outputPath })) } }
}

test("a picture gets its file name only once it is complete", async () => {
  const cutOff = skippingMadePictures<Job>(async (given) => {
    await make(given)
    throw new Error("killed")
  })
  await expect(cutOff(job("a.avif"))).rejects.toThrow("killed")
  expect(existsSync(join(outputDir, "a.avif"))).toBe(false)
  await skippingMadePictures(make)(job("a.avif"))
  expect(readdirSync(outputDir)).toEqual(["a.avif"])
})

test("existing pictures are not made again, but missing ones of the same job are", async () => {
  writeFileSync(join(outputDir, "a.avif"), "there")
  await skippingMadePictures(make)(job("a.avif", "b.avif"))
  expect(readFileSync(join(outputDir, "a.avif"), "utf8")).toBe("there")
  expect(readFileSync(join(outputDir, "b.avif"), "utf8")).toBe("made")
  await skippingMadePictures(make)(job("a.avif", "b.avif"))
  expect(make).toHaveBeenCalledTimes(1)
})

test("a picture that another job is making is not made again, and both jobs wait for it", async () => {
  const steps: (() => void)[] = []
  const slowly = skippingMadePictures<Job>(async (given) => {
    await new Promise<void>((then) => steps.push(then))
    await make(given)
  })
  const jobs = Promise.all([slowly(job("a.avif", "b.avif")), slowly(job("b.avif", "c.avif"))])
  // The first job, whose answer comes last, makes the picture that both have.
  steps[1]?.()
  await new Promise((then) => setImmediate(then))
  steps[0]?.()
  await jobs
  expect(readdirSync(outputDir).sort()).toEqual(["a.avif", "b.avif", "c.avif"])
  expect(make.mock.calls.flatMap(([{ args }]) => args.operations)).toHaveLength(3)
})

test("jobs that the dev server defers are skipped", async () => {
  const { args } = job("a.avif")
  await skippingMadePictures(make)({ outputDir, args: { ...args, isLazy: true } })
  expect(make).not.toHaveBeenCalled()
})

test("the tools change with the plugin's version and options, and with the AVIF effort", () => {
  const sharp = { name: "gatsby-plugin-sharp", version: "5.16.0", pluginOptions: {} }
  const tools = (plugin: object) => toolsOfPictures(process.cwd(), [{ ...sharp, ...plugin }])
  expect(tools({})).toBe(tools({}))
  expect(tools({ version: "5.17.0" })).not.toBe(tools({}))
  expect(tools({ pluginOptions: { defaultQuality: 60 } })).not.toBe(tools({}))
  const before = tools({})
  process.env.AVIF_EFFORT = "9"
  expect(tools({})).not.toBe(before)
  expect(JSON.parse(tools({})).sharp).toMatch(/^\d+\.\d+\.\d+$/)
})
