import { test as base, expect, type Page, type Route } from "@playwright/test"
import {
  chromiumFlags,
  hostRules,
  publishedServices,
} from "../../../scripts/lib/browser/browserArguments.mjs"
import type { TestServices } from "../../../scripts/lib/tests/testServices.mjs"

export { expect }

type Answer = Parameters<Route["fulfill"]>[0]

/** Errors that a test expects in the browser's console; any other error fails it. */
export type ConsoleErrors = { expect: (message: RegExp) => void }

/** Hosts outside this run: a request to one fails the test unless the host is stubbed. */
type OtherHosts = {
  /** Stubs a host; without an answer it is unreachable. Returns the URLs requested so far. */
  stub: (host: string, answer?: Answer) => Promise<string[]>
}

type Fixtures = {
  consoleErrors: ConsoleErrors
  otherHosts: OtherHosts
  /** Fails the test on console errors, uncaught errors, violations of the page's policy and requests to other hosts. */
  watch: undefined
}

type WorkerFixtures = {
  services: TestServices
  /** Scrollbars that take 15 px of the window, as on most laptops, or none, as on phones. */
  scrollbars: "classic" | "none"
}

export const test = base.extend<Fixtures & { expectedMessages: RegExp[] }, WorkerFixtures>({
  // Read when a worker starts: global setup has published the services by then.
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern.
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
        // Hosts outside this run don't resolve.
        args: [...flags, `${hostRules(services)},MAP * ~NOTFOUND`],
      })
    },
    { scope: "worker" },
  ],

  // A page is open once its stylesheets are there, too: they follow its load event.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const answer = await goto(url, options)
      if (javaScriptEnabled !== false && (options?.waitUntil ?? "load") === "load")
        await styled(page)
      return answer
    }
    // In Chromium's headless shell, the pointer may enter a first page at its corner by itself, which would start the runtime.
    await page.addInitScript(() =>
      window.addEventListener(
        "pointermove",
        (event) => {
          if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
        },
        { capture: true },
      ),
    )
    await use(page)
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern.
  expectedMessages: async ({}, use) => use([]),

  consoleErrors: async ({ expectedMessages }, use) =>
    use({ expect: (message) => void expectedMessages.push(message) }),

  otherHosts: async ({ page }, use) => {
    await use({
      stub: async (host, answer) => {
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
      // The browser itself reports most, but not a blocked eval() whose exception is caught.
      await context.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", (event) =>
          console.error(`Policy violation: ${event.effectiveDirective} ${event.blockedURI}`),
        ),
      )
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

/** Waits until the page has hydrated, and what is below the window is laid out (src/build/finish/lateFile.js). */
export async function hydrated(page: Page): Promise<void> {
  const isReady = () => {
    const { dataset } = document.documentElement
    return "hydrated" in dataset && "laidOut" in dataset
  }
  // Polls every frame; an assertion would wait up to a second between tries.
  await page.waitForFunction(isReady, null, { timeout: 30_000 })
}

/** Opens a page, moves the pointer over it as a visitor would, and waits until it has hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // Starts the runtime at once; by itself it waits for idle time, which a busy machine grants late.
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")))
  await hydrated(page)
}

/**
 * Opens a page as a later one of a visit, whose typefaces are there from its first frame. On a first one, text that wraps
 * differently gets its face once the page is scrolled; the browser counts that as a shift, although what is in view stays.
 */
export async function openLater(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.waitForFunction(() => sessionStorage.faces)
  await open(page, path)
}

/**
 * Waits until React has run its effects: a notice starts a timer, a new page closes the menu. React
 * schedules them with a message, which was posted before this one.
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

/** Keeps timers of this duration from firing during a test. Call it before the page is opened. */
export async function stretch(page: Page, ms: number): Promise<void> {
  await page.addInitScript((awaited) => {
    const later = window.setTimeout
    const wait = (act: () => void, ms?: number) => later(act, ms === awaited ? 600_000 : ms)
    window.setTimeout = wait as typeof later
  }, ms)
}

/**
 * Waits until all stylesheets of the page are there, which follow its first view, and what waited for them
 * (src/sections/landing/lateBands.css).
 */
export async function styled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = document.querySelectorAll<HTMLLinkElement>("body link[rel=stylesheet]")
    const first = "[data-first-view-end]"
    const isAbsent =
      document.querySelector(`${first} noscript, html:not([data-styled]) ${first} link`) !== null
    const bands = [...document.querySelectorAll("[data-band]")]
    return (
      !isAbsent &&
      [...links].every(({ sheet }) => sheet) &&
      bands.every((band) => getComputedStyle(band).contentVisibility !== "hidden")
    )
  })
}

/**
 * Holds back all scripts of the site, to test the page before hydration.
 * @returns a function that releases them
 */
export async function holdScripts(page: Page): Promise<() => void> {
  return hold(page, "**/*.js")
}

/**
 * Holds back the responses to matching requests.
 * @returns a function that releases them
 */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    // The page may have aborted the request meanwhile.
    await route.continue().catch(() => {})
  })
  return release
}

/**
 * Holds back the load event of pages opened later, for which a page waits before it starts its runtime by itself.
 * @returns a function that lets it go
 */
export async function holdLoadEvent(page: Page): Promise<() => void> {
  // Documents wait for pictures that their scripts request.
  await page.addInitScript(() => {
    new Image().src = "/held.png"
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route("**/held.png", async (route) => {
    await released
    await route.fulfill({ contentType: "image/svg+xml", body: "" }).catch(() => {})
  })
  return release
}
