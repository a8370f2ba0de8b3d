import { createHash } from "node:crypto"
import { TextEncoder } from "node:util"
import { setFile } from "../../src/editor/page/files"
import { showLiveState } from "../../src/editor/page/live"

const labels = new Map([["data/faq.json", "Questions and answers"]])
const hash = (text: string) => createHash("sha256").update(text).digest("hex")
const published = { commit: "1cab294f", time: null, built: "2025-11-04T12:00:00Z", files: {} }

/** Answers /version.json with the hash of a text. */
function publish(text: string) {
  const version = { ...published, files: { "faq.json": hash(text) } }
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => version })
}

/** The real one answers in another thread, for which fake timers don't wait. */
const digest = async (_: string, bytes: Uint8Array) =>
  Uint8Array.from(createHash("sha256").update(bytes).digest()).buffer

const panel = () => document.getElementById("live") as HTMLElement

beforeEach(() => {
  jest.useFakeTimers()
  Object.defineProperty(globalThis, "crypto", { value: { subtle: { digest } }, configurable: true })
  Object.assign(globalThis, { TextEncoder })
  document.body.innerHTML = '<details id="live" hidden><summary></summary><p></p></details>'
  setFile("data/faq.json", "[1]\n")
})

test("a saved form that is not published yet is named, and the next build makes it live", async () => {
  publish("[]")
  await showLiveState(labels)
  expect(panel().hidden).toBe(false)
  expect(panel()).toHaveTextContent(
    /^Not live yet: 1Saved, but not published yet: Questions and answers\./,
  )

  publish("[1]")
  await jest.advanceTimersByTimeAsync(30_000)
  expect(panel()).toHaveTextContent(
    /^All changes are live.* on 4 November 2025 .*, from 1cab294\.$/,
  )
  expect(jest.getTimerCount()).toBe(0)
})

test("while the published version can't be read, it is looked for again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"))
  await showLiveState(labels)
  expect(panel().hidden).toBe(true)
  publish("[1]")
  await jest.advanceTimersByTimeAsync(30_000)
  expect(panel()).toHaveTextContent(/^All changes are live/)
})
