import { fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import {
  globals,
  hydrate,
  openedBy,
  openPage,
  painted,
  resetPageForEachTest,
  runLateFile,
  scripts,
  started,
  stillLoading,
} from "../../support/lateLoader"

resetPageForEachTest()

const html = document.documentElement
const frames = (count: number) => {
  for (let frame = 0; frame < count; frame++) jest.advanceTimersToNextFrame()
}
const user = userEvent.setup({ delay: null })

test("the runtime waits until the page is loaded and idle", () => {
  const requestIdleCallback = jest.fn()
  globals.requestIdleCallback = requestIdleCallback
  stillLoading("interactive")
  openPage()
  expect(requestIdleCallback).not.toHaveBeenCalled()
  window.dispatchEvent(new Event("load"))
  frames(4)
  expect(started()).toBe(false)
  requestIdleCallback.mock.calls[0][0]()
  expect(started()).toBe(true)
})

test("a page that is never idle starts the runtime after 3 s", () => {
  globals.requestIdleCallback = jest.fn()
  openPage()
  window.dispatchEvent(new Event("load"))
  frames(4)
  expect(globals.requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 3000 })
})

test("a browser without requestIdleCallback starts the runtime shortly after load", () => {
  stillLoading("interactive")
  openPage()
  jest.advanceTimersByTime(60_000)
  expect(started()).toBe(false)
  window.dispatchEvent(new Event("load"))
  frames(4)
  jest.advanceTimersByTime(200)
  expect(started()).toBe(true)
})

/** A page as the build writes it. */
function openStyledPage() {
  stillLoading("interactive")
  openPage(
    '<p>One</p><div data-first-view-end><noscript><link rel="stylesheet" href="/app.css"/><link rel="stylesheet" href="/page.css"/></noscript></div>',
  )
}
const stylesheets = () => [...document.querySelectorAll<HTMLLinkElement>("div link")]
const stylesheetFiles = () => stylesheets().map((link) => link.getAttribute("href"))

test("the stylesheets are requested once the first picture is painted, the runtime once they are there", async () => {
  openStyledPage()
  window.dispatchEvent(new Event("load"))
  frames(3)
  expect(stylesheetFiles()).toEqual([])
  frames(1)
  expect(stylesheetFiles()).toEqual(["/app.css", "/page.css"])
  const [app, page] = stylesheets()
  fireEvent.load(app as Element)
  await jest.advanceTimersByTimeAsync(5000)
  expect(started()).toBe(false)
  expect(html).not.toHaveAttribute("data-styled")
  fireEvent.load(page as Element)
  // What follows the first view comes in a task of its own.
  for (let microtask = 0; microtask < 20; microtask++) await null
  expect(html).not.toHaveAttribute("data-styled")
  await jest.advanceTimersByTimeAsync(200)
  expect(html).toHaveAttribute("data-styled")
  expect(started()).toBe(true)
})

test("a stylesheet that fails to load keeps neither the page nor its runtime back", async () => {
  openStyledPage()
  window.dispatchEvent(new Event("keydown"))
  expect(stylesheets()).toHaveLength(2)
  for (const link of stylesheets()) fireEvent.error(link)
  await jest.advanceTimersByTimeAsync(0)
  expect(html).toHaveAttribute("data-styled")
  expect(started()).toBe(true)
})

test.each([
  ["a place in the page is the target", () => history.replaceState(null, "", "/#faq")],
  ["the page is loaded again", () => openedBy("reload")],
  ["the visitor comes back", () => openedBy("back_forward")],
])("the stylesheets are requested at once where %s", (_, arrive) => {
  arrive()
  openStyledPage()
  history.replaceState(null, "", "/")
  expect(stylesheets()).toHaveLength(2)
})

test("a page that takes long to load gets its stylesheets after 3 s", () => {
  openStyledPage()
  jest.advanceTimersByTime(2999)
  expect(stylesheets()).toHaveLength(0)
  jest.advanceTimersByTime(1)
  expect(stylesheets()).toHaveLength(2)
})

test("a page in the background, which paints nothing, gets them when it is loaded", () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true)
  openStyledPage()
  window.dispatchEvent(new Event("load"))
  expect(stylesheets()).toHaveLength(2)
})

test("a page that is still being parsed starts the runtime once it is complete", () => {
  stillLoading()
  openList()
  expect(started()).toBe(false)
  stillLoading("interactive")
  document.dispatchEvent(new Event("DOMContentLoaded"))
  expect(started()).toBe(true)
})

test.each([
  "pointermove",
  "pointerdown",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "input",
  "submit",
])("the first %s event starts the runtime without waiting for the load event", (sign) => {
  stillLoading("interactive")
  openPage("<p>Text</p>")
  screen.getByText("Text").dispatchEvent(new Event(sign))
  expect(started()).toBe(true)
})

test("other events do not start the runtime", () => {
  stillLoading("interactive")
  openPage("<p>Text</p>")
  window.dispatchEvent(new Event("resize"))
  window.dispatchEvent(new Event("visibilitychange"))
  expect(started()).toBe(false)
})

test("a page that shows a list starts the runtime at once", () => {
  stillLoading("interactive")
  openList()
  expect(started()).toBe(true)
})

test("one that shows a form starts it once the form is on the screen, without waiting for an idle moment", () => {
  openPage("", "now")
  expect(started()).toBe(false)
  painted()
  expect(started()).toBe(true)
})

test("a form's picture that doesn't come keeps the runtime back for 3 s at most", () => {
  openPage("", "now")
  jest.advanceTimersByTime(2999)
  expect(started()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(started()).toBe(true)
})

test("the runtime starts once, however many events there are", () => {
  openPage()
  document.body.dispatchEvent(new Event("pointermove"))
  document.body.dispatchEvent(new Event("keydown"))
  jest.advanceTimersByTime(5000)
  expect(scripts()).toHaveLength(1)
})

const list = "https://content.example/api/projects?limit=1&page=1"

/** Opens a page that shows a list, and records its requests. */
function openList(search = "", answer = Promise.resolve("an answer")) {
  const fetch = jest.fn((_url: string, _options: RequestInit) => answer)
  globals.fetch = fetch
  history.replaceState(null, "", `/web-design-development${search}`)
  openPage("", "now", window, { list, ahead: ["/page-data/page-data.json", "/globals.js"] })
  history.replaceState(null, "", "/")
  return fetch
}

test("a page that shows a list requests it once, before the runtime starts", async () => {
  const fetch = openList()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch).toHaveBeenCalledWith(list, {
    headers: { accept: "application/json" },
    signal: expect.any(AbortSignal),
  })
  expect(globals.preloadedRequest).toMatchObject({ url: list })
})

test.each(["?page=3", "?project=kente-lane-market", "?utm_source=mail"])(
  "with %s in the address, the request is left to the runtime",
  (search) => {
    expect(openList(search)).not.toHaveBeenCalled()
    expect(globals.preloadedRequest).toBeUndefined()
  },
)

test("a failed list request does not mark the runtime as failed", async () => {
  const answer = Promise.reject(new TypeError("Failed to fetch"))
  const hear = jest.fn()
  process.on("unhandledRejection", hear)
  openList("", answer)
  await expect(answer).rejects.toThrow("Failed to fetch")
  await new Promise(jest.requireActual<typeof import("node:timers")>("node:timers").setImmediate)
  process.off("unhandledRejection", hear)
  expect(hear).not.toHaveBeenCalled()
  expect(html).not.toHaveAttribute("data-runtime")
})

test("the runtime's first files are preloaded along with its scripts", () => {
  openList()
  const ahead = [...document.head.querySelectorAll("link")].map((link) => ({
    href: link.getAttribute("href"),
    as: link.as || link.getAttribute("as"),
    cross: link.getAttribute("crossorigin") ?? link.crossOrigin,
  }))
  expect(ahead).toEqual([
    { href: "/page-data/page-data.json", as: "fetch", cross: "anonymous" },
    { href: "/globals.js", as: "script", cross: null },
  ])
})

test("a page that starts late preloads nothing", () => {
  stillLoading("interactive")
  openPage()
  expect(document.head.querySelector("link")).toBeNull()
})

test("the scripts run in the order listed", () => {
  openPage("", "now")
  painted()
  runLateFile()
  const runtime = scripts().slice(1)
  expect(runtime.map((script) => script.getAttribute("src"))).toEqual(["/a.js", "/b.js", "/c.js"])
  expect(runtime.map(({ async }) => async)).toEqual([false, false, false])
})

test.each([
  ["late", undefined],
  ["now", "high"],
] as const)("the scripts of a page that starts %s have the priority %s", (start, priority) => {
  openPage("", start)
  document.body.dispatchEvent(new Event("pointermove"))
  runLateFile()
  expect(scripts().map(({ fetchPriority }) => fetchPriority)).toEqual(Array(4).fill(priority))
})

test("the globals that Gatsby reads are set on window", () => {
  openPage("", "now")
  painted()
  runLateFile()
  expect(globals).toMatchObject({
    pagePath: "/faq",
    ___chunkMapping: JSON.stringify({
      app: ["/app.78ed.css", "/app-78ed.js"],
      page: ["/shared-12ab.js"],
    }),
    ___webpackCompilationHash: "78ed",
  })
})

test.each([
  ["the late file", 0],
  ["one of Gatsby's scripts", 2],
])("if %s fails to load, the page is marked", (_, index) => {
  openPage("", "now")
  painted()
  runLateFile()
  expect(html).not.toHaveAttribute("data-runtime")
  fireEvent.error(scripts()[index] as Element)
  expect(html).toHaveAttribute("data-runtime", "failed")
})

const words = {
  heading: "h3",
  headingClass: "title",
  text: "This form could not be loaded. Write to",
  href: "mailto:hello@adwene.example",
  label: "us",
  buttonClass: "button",
}
const message = `<div role="alert" data-runtime-failure='${JSON.stringify(words)}'></div>`

test("the error message appears only after a script has failed, and only once", () => {
  openPage(message, "now")
  painted()
  runLateFile()
  expect(screen.getByRole("alert")).toBeEmptyDOMElement()
  for (const script of scripts()) fireEvent.error(script)
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(
    "Unexpected Application Error!",
  )
  expect(screen.getByText(/^This form could not be loaded/)).toHaveTextContent(
    "This form could not be loaded. Write to us",
  )
  expect(screen.getByRole("link", { name: "us" })).toHaveAttribute("href", words.href)
})

test("an unhandled rejection marks the page before hydration, and not afterwards", () => {
  openPage("", "now")
  window.dispatchEvent(new Event("unhandledrejection"))
  expect(html).toHaveAttribute("data-runtime", "failed")
  hydrate()
  expect(html).not.toHaveAttribute("data-runtime")
  window.dispatchEvent(new Event("unhandledrejection"))
  expect(html).not.toHaveAttribute("data-runtime")
})

test("Reload works without the runtime", async () => {
  const reload = jest.fn()
  const w = new Proxy(window, {
    get(_, name) {
      if (name === "location") return { reload }
      const value = globals[name as string]
      return typeof value === "function" ? value.bind(window) : value
    },
  })
  openPage(message, "now", w)
  window.dispatchEvent(new Event("unhandledrejection"))
  await user.click(screen.getByText("Reload the page"))
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ["navigate", "", true],
  ["navigate", "#faq", false],
  // The browser restores the place where the visitor was.
  ["reload", "", false],
  ["back_forward", "", false],
] as const)("a page opened by %s at %j lays out its lower bands late: %s", (type, hash, isLate) => {
  openedBy(type)
  window.history.replaceState(null, "", `/${hash}`)
  openPage()
  window.history.replaceState(null, "", "/")
  expect("bands" in html.dataset).toBe(isLate)
})

test("the next page is laid out as a whole", () => {
  stillLoading("interactive")
  openPage("<p>Text</p>")
  window.dispatchEvent(new Event("pointermove"))
  runLateFile()
  expect("bands" in html.dataset).toBe(true)
  document.dispatchEvent(new Event("nextpage"))
  expect("bands" in html.dataset).toBe(false)
})

test("the web manifest is linked once the first view is there", () => {
  openPage()
  window.dispatchEvent(new Event("pointermove"))
  runLateFile()
  expect(document.querySelector("link[rel=manifest]")).toHaveAttribute(
    "href",
    "/manifest.webmanifest",
  )
})
