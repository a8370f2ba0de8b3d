/** @jest-environment node */
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { precompress } from "../../../src/build/headers/precompress"

let folder: string
const at = (name: string) => join(folder, name)
const page = (word: string) => `<p>${word} </p>`.repeat(200)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "public-"))
  writeFileSync(at("index.html"), page("cloth"))
  writeFileSync(at("cloth.avif"), page("picture"))
  writeFileSync(at("robots.txt"), "User-agent: *")
  writeFileSync(at("_headers"), page("header"))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

test("a text gets versions with the same contents and time; pictures, small files and rules don't", async () => {
  expect(await precompress(folder)).toEqual({ written: 1, bytes: page("cloth").length })
  expect(brotliDecompressSync(readFileSync(at("index.html.br"))).toString()).toBe(page("cloth"))
  expect(gunzipSync(readFileSync(at("index.html.gz"))).toString()).toBe(page("cloth"))
  expect(statSync(at("index.html.br")).mtime).toEqual(statSync(at("index.html")).mtime)
  for (const name of ["cloth.avif", "robots.txt", "_headers"]) {
    expect(existsSync(at(`${name}.br`))).toBe(false)
  }
})

test("only what has changed is compressed again", async () => {
  await precompress(folder)
  expect(await precompress(folder)).toMatchObject({ written: 0 })
  writeFileSync(at("index.html"), page("thread"))
  utimesSync(at("index.html"), 1_000, 1_000)
  expect(await precompress(folder)).toMatchObject({ written: 1 })
  expect(brotliDecompressSync(readFileSync(at("index.html.br"))).toString()).toBe(page("thread"))
})

test("a version whose file is gone is removed", async () => {
  await precompress(folder)
  rmSync(at("index.html"))
  await precompress(folder)
  expect(existsSync(at("index.html.br"))).toBe(false)
  expect(existsSync(at("index.html.gz"))).toBe(false)
})

test("very many changes are compressed with less effort", async () => {
  const words = Array.from({ length: 20_000 }, (_, index) => (index + 1) ** 3 % 65_521).join(" ")
  writeFileSync(at("index.html"), words)
  await precompress(folder)
  const small = statSync(at("index.html.br")).size
  rmSync(at("index.html.br"))
  await precompress(folder, 1_000)
  expect(statSync(at("index.html.br")).size).toBeGreaterThan(small)
  expect(brotliDecompressSync(readFileSync(at("index.html.br"))).toString()).toBe(words)
})
