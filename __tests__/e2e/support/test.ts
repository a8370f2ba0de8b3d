import { test as base, expect, type Page, type Route } from "@playwright/test"
import {
  chromiumFlags,
  hostRules,
  publishedServices,
} from "../../../scripts/lib/browserArguments.mjs"
import type { TestServices } from "../../../scripts/lib/testServices.mjs"

export { expect }

type Answer = Parameters<Route["fulfill"]>[0]

/** What a test expects to go wrong in the browser. Anything else in the console fails it. */
export type Trouble = { expect: (message: RegExp) => void }

/** Other hosts, which no test ever reaches: one that a page asks for fails the test, unless something stands in for it. */
type OtherHosts = {
  /** Answers for a host; without an answer the host can't be reached. Gives the list of addresses asked for so far. */
  standIn: (host: string, answer?: Answer) => Promise<string[]>
}

type Fixtures = {
  trouble: Trouble
  otherHosts: OtherHosts
  /** Fails the test on errors in the console, uncaught errors and requests to other hosts. */
  watch: undefined
}

type WorkerFixtures = {
  services: TestServices
  /** Scrollbars that take 15 px of the window, as most laptops have them, or none, as on phones. */
  scrollbars: "classic" | "none"
}

export const test = base.extend<Fixtures & { expectedMessages: RegExp[] }, WorkerFixtures>({
  // Read when a worker starts: the set-up of the whole run has published the services by then.
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern, and this needs no other fixture.
    async ({}, use) => {
      const services = publishedServices()
      if (!services) throw new Error("The services of this test run have not been started.")
      await use(services)
    },
    { scope: "worker" },
  ],

  scrollbars: ["none", { option: true, scope: "worker" }],

  launchOptions: [
    async ({ launchOptions, services, scrollbars }, use) => {
      const flags = process.env.CHROME_FLAGS?.split(" ").filter(Boolean) ?? chromiumFlags
      await use({
        ...launchOptions,
        executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
        ...(scrollbars === "classic" && { ignoreDefaultArgs: ["--hide-scrollbars"] }),
        // Whatever is not of this run has no address.
        args: [...flags, `${hostRules(services)},MAP * ~NOTFOUND`],
      })
    },
    { scope: "worker" },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  expectedMessages: async ({}, use) => use([]),

  trouble: async ({ expectedMessages }, use) =>
    use({ expect: (message) => void expectedMessages.push(message) }),

  otherHosts: async ({ page }, use) => {
    await use({
      standIn: async (host, answer) => {
        const asked: string[] = []
        await page.route(`**://${host}/**`, (route) => {
          asked.push(route.request().url())
          return answer ? route.fulfill(answer) : route.abort("addressunreachable")
        })
        return asked
      },
    })
  },

  watch: [
    async ({ context, baseURL, services, expectedMessages }, use) => {
      const messages: string[] = []
      const strangers: string[] = []
      const ours = [baseURL, services.contentUrl].map((url) => new URL(String(url)).host)
      context.on("console", (message) => {
        if (message.type() === "error") messages.push(`${message.text()} ${message.location().url}`)
      })
      context.on("weberror", (error) => messages.push(`Uncaught: ${error.error().stack}`))
      context.on("requestfailed", (request) => {
        const { protocol, host } = new URL(request.url())
        const nowhere = request.failure()?.errorText === "net::ERR_NAME_NOT_RESOLVED"
        if (/^https?:$/.test(protocol) && !ours.includes(host) && nowhere)
          strangers.push(request.url())
      })
      await use(undefined)
      const unexpected = messages.filter(
        (message) => !expectedMessages.some((pattern) => pattern.test(message)),
      )
      expect.soft(unexpected, "errors in the browser's console").toEqual([])
      expect.soft(strangers, "requests to other hosts").toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the page's runtime has taken over. */
export async function alive(page: Page): Promise<void> {
  // Asked with every frame: an assertion would ask again after up to a second.
  await page.waitForFunction(() => "alive" in document.documentElement.dataset, null, {
    timeout: 30_000,
  })
}

/** Opens a page, moves a pointer over it as a visitor does, and waits until its runtime has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // Starts the runtime at once; by itself it waits for an idle moment, which a busy machine grants late.
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")))
  await alive(page)
}

/**
 * Waits until React has done what it does after it has drawn: a timer that a notice starts, a menu that a new page closes.
 * Its own message to do so was sent before this one.
 */
export async function afterEffects(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      }),
  )
}

/** Lets what a page does after some time wait for as long as a test takes. To be called before the page is opened. */
export async function stretch(page: Page, ms: number): Promise<void> {
  await page.addInitScript((awaited) => {
    const later = window.setTimeout
    const wait = (act: () => void, ms?: number) => later(act, ms === awaited ? 600_000 : ms)
    window.setTimeout = wait as typeof later
  }, ms)
}

/**
 * Holds back all scripts of the site, to see the page as it is before its runtime.
 * @returns a function that lets them come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  return hold(page, "**/*.js")
}

/**
 * Holds back the answers to requests.
 * @returns a function that lets them come
 */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    // The page may have given the request up meanwhile.
    await route.continue().catch(() => {})
  })
  return release
}
