import { readFileSync } from "node:fs"
import { stripComments } from "../../src/build/finish/lateRuntime"
import { forgetListenersAfterEachTest } from "./listeners"

const source = stripComments(readFileSync("src/build/finish/lateLoader.js", "utf8"))

/** The globals that the loader and Gatsby share. */
export const globals = window as unknown as Record<string, unknown>

/** Renders a page and runs the late loader at its end, as the browser does. */
export function openPage(
  body = "",
  start: "late" | "now" = "late",
  w: unknown = window,
  more = {},
) {
  const data = JSON.stringify({ pagePath: "/faq", start, ...more })
  document.body.innerHTML = `${body}
    <script type="application/json" id="late-page">${data}</script>
    <script type="application/json" id="late-runtime">
      {"chunkMapping":"{\\"app\\":[]}","compilationHash":"78ed","scripts":["/a.js","/b.js","/c.js"]}
    </script>`
  new Function("window", source)(w)
}

export const scripts = () => [...document.head.querySelectorAll("script")]
export const started = () => scripts().length > 0
export const hydrate = () => document.dispatchEvent(new Event("hydrated"))

export function stillLoading() {
  jest.spyOn(document, "readyState", "get").mockReturnValue("loading")
}

/** Each test gets fake timers and a document without traces of the one before. */
export function resetPageForEachTest() {
  forgetListenersAfterEachTest()

  beforeEach(() => {
    jest.useFakeTimers()
  })

  afterEach(() => {
    jest.useRealTimers()
    document.head.innerHTML = ""
    document.body.innerHTML = ""
    delete document.documentElement.dataset.runtime
    for (const name of [
      "pagePath",
      "___chunkMapping",
      "___webpackCompilationHash",
      "requestIdleCallback",
      "fetch",
      "preloadedRequest",
    ]) {
      delete globals[name]
    }
  })
}
