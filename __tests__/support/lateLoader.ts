import { readFileSync } from "node:fs"
import { forgetListenersAfterEachTest } from "./listeners"

const source = readFileSync("src/build/finish/lateLoader.js", "utf8")
const runtimeFailure = readFileSync("src/build/finish/runtimeFailure.js", "utf8")
const earlyRequests = readFileSync("src/build/finish/earlyRequests.js", "utf8")
const lateFile = readFileSync("src/build/finish/lateFile.js", "utf8")

/** Gatsby's scripts, as the build writes them into the late file. */
const runtime = {
  chunks: { app: [".78ed.css", "-78ed.js"], page: ["/shared-12ab.js"] },
  compilationHash: "78ed",
  scripts: ["/a.js", "/b.js", "/c.js"],
}

/** The globals that the loader and Gatsby share. */
export const globals = window as unknown as Record<string, unknown>

/** Renders a page and runs its inline scripts, as the browser does. */
export function openPage(
  body = "",
  start: "late" | "now" = "late",
  w: unknown = window,
  more = {},
) {
  const ahead = start === "now" ? { ahead: [] } : {}
  const data = JSON.stringify({ pagePath: "/faq", start, ...ahead, ...more })
  document.body.innerHTML = `${body}
    <script type="application/json" id="late-page">${data}</script>
    <script type="application/json" id="late-runtime">"/late.js"</script>`
  new Function("window", source)(w)
  if (body.includes("data-runtime-failure")) new Function("window", runtimeFailure)(w)
  if (start === "now") new Function("window", earlyRequests)(w)
}

/** The page is loaded, and what it shows is on the screen. */
export function painted() {
  window.dispatchEvent(new Event("load"))
  jest.advanceTimersByTime(100)
}

/** Runs the file that the late loader requested. */
export function runLateFile() {
  const [request] = scripts()
  expect(request?.getAttribute("src")).toBe("/late.js")
  const currentScript = jest.spyOn(document, "currentScript", "get")
  currentScript.mockReturnValue(request as HTMLScriptElement)
  new Function(lateFile.replace("RUNTIME", () => JSON.stringify(runtime)))()
  currentScript.mockRestore()
}

export const scripts = () => [...document.head.querySelectorAll("script")]
export const started = () => scripts().length > 0
export const hydrate = () => document.dispatchEvent(new Event("hydrated"))

/** @param state "interactive" once the document is parsed, before its load event */
export function stillLoading(state: DocumentReadyState = "loading") {
  jest.spyOn(document, "readyState", "get").mockReturnValue(state)
}

/** How the visitor came to the page, which jsdom doesn't know. */
export function openedBy(type: NavigationTimingType) {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming]
}

/** Each test gets fake timers and a document without traces of the one before. */
export function resetPageForEachTest() {
  forgetListenersAfterEachTest()

  beforeEach(() => {
    jest.useFakeTimers()
    openedBy("navigate")
  })

  afterEach(() => {
    jest.useRealTimers()
    document.head.innerHTML = ""
    document.body.innerHTML = ""
    delete document.documentElement.dataset.runtime
    delete document.documentElement.dataset.bands
    delete document.documentElement.dataset.styled
    for (const name of [
      "pagePath",
      "___chunkMapping",
      "___webpackCompilationHash",
      "requestIdleCallback",
      "fetch",
      "preloadedRequest",
      "onlateerror",
      "showRuntimeFailure",
    ]) {
      delete globals[name]
    }
  })
}
