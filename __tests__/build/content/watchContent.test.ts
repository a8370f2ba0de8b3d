/** @jest-environment node */
import { EventEmitter } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { watchContent } from "../../../src/build/content/watchContent"
import { allFixtures } from "../../support/fixtures"
import { writeContent } from "../../support/writeContent"

let site: string
let stop = () => {}
const reporter = { error: jest.fn(), success: jest.fn(), warn: jest.fn() }

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"))
  writeContent(join(site, "data"))
})

afterEach(() => {
  stop()
  rmSync(site, { recursive: true, force: true })
})

/** Starts watching and opens a page. */
function openPage() {
  const events = new EventEmitter()
  const app = {
    get: (_: string, answer: (request: unknown, response: unknown) => void) =>
      answer(events, {
        writeHead: () => {},
        write: (event: string) => queueMicrotask(() => events.emit("event", event)),
      }),
  }
  const store = { getState: () => ({ program: { directory: site } }) }
  stop = watchContent({ app, store, reporter } as never)
  return {
    /** The problems that the page is told next. */
    next: () =>
      new Promise<string[]>((resolve) =>
        events.once("event", (event: string) => resolve(JSON.parse(event.replace(/^data: /, "")))),
      ),
  }
}

const faq = Object.fromEntries(allFixtures())["faq.json"]
const save = (text: string) => writeFileSync(join(site, "data/faq.json"), text)

test("an open page is told of a mistake when it is saved, and when it is corrected", async () => {
  const page = openPage()
  expect(await page.next()).toEqual([])

  const told = page.next()
  save("[{ ]")
  const problem =
    "data/faq.json is not valid JSON: line 1, column 4: a field's name in straight double quotes is missing before ]"
  expect(await told).toEqual([problem])
  expect(reporter.error).toHaveBeenCalledWith(expect.stringContaining(problem))

  const corrected = page.next()
  save(JSON.stringify(faq))
  expect(await corrected).toEqual([])
  expect(reporter.success).toHaveBeenCalledTimes(1)
})
