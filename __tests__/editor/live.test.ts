import { createHash } from "node:crypto"
import { TextEncoder } from "node:util"
import { setFile } from "../../src/editor/page/files"
import { noteSave, showLiveState } from "../../src/editor/page/live"

const labels = new Map([["data/faq.json", "Questions and answers"]])
const hash = (text: string) => createHash("sha256").update(text).digest("hex")
const published = {
  commit: "1cab294f",
  time: "2025-11-04T11:00:00Z",
  built: "2025-11-04T12:00:00Z",
}

/** Answers /version.json with the hash of a text. */
function publish(text: string) {
  const version = { ...published, files: { "faq.json": hash(text) } }
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => version })
}

/** The real one answers in another thread, for which fake timers don't wait. */
const digest = async (_: string, bytes: Uint8Array) =>
  Uint8Array.from(createHash("sha256").update(bytes).digest()).buffer

let visibility: DocumentVisibilityState

const panel = () => document.getElementById("live") as HTMLElement

beforeEach(() => {
  jest.useFakeTimers()
  visibility = "visible"
  jest.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility)
  Object.defineProperty(globalThis, "crypto", { value: { subtle: { digest } }, configurable: true })
  Object.assign(globalThis, { TextEncoder })
  document.body.innerHTML = '<details id="live" hidden><summary></summary><p></p></details>'
  setFile("data/faq.json", "[1]\n")
})

test("a form that differs from the published site is named, until a build makes it live", async () => {
  publish("[]")
  await showLiveState(labels)
  expect(panel().hidden).toBe(false)
  expect(panel()).toHaveTextContent(
    /^Not live yet: 1 Live: 1cab294 of 4 Nov 2025, [\d:]+Saved, but not live yet: Questions and answers\./,
  )

  publish("[1]")
  await jest.advanceTimersByTimeAsync(30_000)
  expect(panel()).toHaveTextContent(
    /^All changes are live Live: 1cab294 .*The site was last built on 4 Nov 2025, /,
  )
  expect(jest.getTimerCount()).toBe(0)
})

test("a hidden page asks nothing, and looks again as soon as it is seen", async () => {
  publish("[]")
  await showLiveState(labels)
  visibility = "hidden"
  publish("[1]")
  await jest.advanceTimersByTimeAsync(300_000)
  expect(fetch).not.toHaveBeenCalled()
  visibility = "visible"
  document.dispatchEvent(new Event("visibilitychange"))
  await jest.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(panel()).toHaveTextContent(/All changes are live/)
})

test("while the published version can't be read, it is looked for again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"))
  await showLiveState(labels)
  expect(panel().hidden).toBe(true)
  publish("[1]")
  await jest.advanceTimersByTimeAsync(30_000)
  expect(panel()).toHaveTextContent(/All changes are live/)
})

test("the last save is named, with its time and whether it is live", async () => {
  jest.setSystemTime(new Date(2025, 10, 4, 14, 5))
  publish("[]")
  noteSave("data/faq.json")
  await showLiveState(labels)
  expect(panel()).toHaveTextContent(/Your last save, Questions and answers at 14:05: not live yet/)

  publish("[1]")
  await jest.advanceTimersByTimeAsync(30_000)
  expect(panel()).toHaveTextContent(/Your last save, Questions and answers at 14:05: live/)
})
