import { readFileSync } from "node:fs"
import { fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { stripComments } from "../../../src/build/finish/lateRuntime"
import { forgetListenersAfterEachTest } from "../../support/listeners"

forgetListenersAfterEachTest()

const source = stripComments(readFileSync("src/build/finish/lateLoader.js", "utf8"))
const html = document.documentElement
const user = userEvent.setup({ delay: null })

type Global = Record<string, unknown>
const page = window as unknown as Global

/** Renders a page and runs the loader at its end, as the browser does. */
function open(body = "", start: "late" | "now" = "late", w: unknown = window, more = {}) {
  const data = JSON.stringify({ pagePath: "/faq", start, ...more })
  document.body.innerHTML = `${body}
    <script type="application/json" id="late-page">${data}</script>
    <script type="application/json" id="late-runtime">
      {"chunkMapping":"{\\"app\\":[]}","compilationHash":"78ed","scripts":["/a.js","/b.js","/c.js"]}
    </script>`
  new Function("window", source)(w)
}

const scripts = () => [...document.head.querySelectorAll("script")]
const started = () => scripts().length > 0
const hydrate = () => document.dispatchEvent(new Event("hydrated"))
/** MutationObserver callbacks run after the current task. */
const settle = () => Promise.resolve()

function stillLoading() {
  jest.spyOn(document, "readyState", "get").mockReturnValue("loading")
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  document.head.innerHTML = ""
  document.body.innerHTML = ""
  delete html.dataset.runtime
  for (const name of [
    "pagePath",
    "___chunkMapping",
    "___webpackCompilationHash",
    "requestIdleCallback",
    "fetch",
    "preloadedRequest",
  ]) {
    delete page[name]
  }
})

test("the runtime waits until the page is loaded and idle", () => {
  const requestIdleCallback = jest.fn()
  page.requestIdleCallback = requestIdleCallback
  stillLoading()
  open()
  expect(requestIdleCallback).not.toHaveBeenCalled()
  window.dispatchEvent(new Event("load"))
  expect(started()).toBe(false)
  requestIdleCallback.mock.calls[0][0]()
  expect(started()).toBe(true)
})

test("a page that is never idle starts the runtime after 3 s", () => {
  page.requestIdleCallback = jest.fn()
  open()
  expect(page.requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 3000 })
})

test("a browser without requestIdleCallback starts the runtime shortly after load", () => {
  stillLoading()
  open()
  jest.advanceTimersByTime(60_000)
  expect(started()).toBe(false)
  window.dispatchEvent(new Event("load"))
  jest.advanceTimersByTime(200)
  expect(started()).toBe(true)
})

test.each([
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "input",
  "submit",
])("the first %s event starts the runtime without waiting", (sign) => {
  stillLoading()
  open("<p>Text</p>")
  screen.getByText("Text").dispatchEvent(new Event(sign))
  expect(started()).toBe(true)
})

test("other events do not start the runtime", () => {
  stillLoading()
  open("<p>Text</p>")
  window.dispatchEvent(new Event("resize"))
  window.dispatchEvent(new Event("visibilitychange"))
  expect(started()).toBe(false)
})

test("a page that shows a list starts the runtime at once", () => {
  stillLoading()
  open("", "now")
  expect(started()).toBe(true)
})

test("the runtime starts once, however many events there are", () => {
  open()
  document.body.dispatchEvent(new Event("pointermove"))
  document.body.dispatchEvent(new Event("keydown"))
  jest.advanceTimersByTime(5000)
  expect(scripts()).toHaveLength(3)
})

const list = "https://content.example/api/projects?limit=1&page=1"

/** Opens a page that shows a list, and records its requests. */
function openList(search = "", answer = Promise.resolve("an answer")) {
  const fetch = jest.fn((_url: string, _options: RequestInit) => answer)
  page.fetch = fetch
  history.replaceState(null, "", `/web-design-development${search}`)
  open("", "now", window, { list, ahead: ["/page-data/page-data.json", "/page.js"] })
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
  expect(page.preloadedRequest).toMatchObject({ url: list })
})

test.each(["?page=3", "?project=kente-lane-market", "?utm_source=mail"])(
  "with %s in the address, the request is left to the runtime",
  (search) => {
    expect(openList(search)).not.toHaveBeenCalled()
    expect(page.preloadedRequest).toBeUndefined()
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
    { href: "/page.js", as: "script", cross: null },
  ])
})

test("a page that starts late preloads nothing", () => {
  stillLoading()
  open()
  expect(document.head.querySelector("link")).toBeNull()
})

test("the scripts run in the order listed", () => {
  open("", "now")
  expect(scripts().map((script) => script.getAttribute("src"))).toEqual(["/a.js", "/b.js", "/c.js"])
  expect(scripts().map(({ async }) => async)).toEqual([false, false, false])
})

test("the globals that Gatsby reads are set on window", () => {
  open("", "now")
  expect(page).toMatchObject({
    pagePath: "/faq",
    ___chunkMapping: '{"app":[]}',
    ___webpackCompilationHash: "78ed",
  })
})

test("a script that fails to load marks the page", () => {
  open("", "now")
  expect(html).not.toHaveAttribute("data-runtime")
  fireEvent.error(scripts()[1] as Element)
  expect(html).toHaveAttribute("data-runtime", "failed")
})

test("the error message appears only after a script has failed, and only once", () => {
  const words = {
    heading: "h3",
    headingClass: "title",
    text: "This form could not be loaded. Write to",
    href: "mailto:hello@adwene.example",
    label: "us",
    buttonClass: "button",
  }
  open(`<div role="alert" data-runtime-failure='${JSON.stringify(words)}'></div>`, "now")
  expect(screen.getByRole("alert")).toBeEmptyDOMElement()
  for (const script of scripts()) fireEvent.error(script)
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(
    "Unexpected Application Error!",
  )
  expect(screen.getByText(/^This form could not be loaded/)).toHaveTextContent(
    "This form could not be loaded. Write to us",
  )
  expect(screen.getByRole("link", { name: "us" })).toHaveAttribute("href", words.href)
  expect(screen.getByRole("button", { name: "Reload the page" })).toHaveAttribute("data-reload")
})

test("an unhandled rejection marks the page before hydration, and not afterwards", () => {
  open("", "now")
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
      const value = page[name as string]
      return typeof value === "function" ? value.bind(window) : value
    },
  })
  open("<button type='button' data-reload>Reload the page</button>", "now", w)
  await user.click(screen.getByText("Reload the page"))
  expect(reload).toHaveBeenCalledTimes(1)
})

/** A button on a page that is not hydrated yet, and the number of clicks it handled after hydration. */
function earlyButton(attributes = "", inside = "Go to top") {
  open(`<button type="button" ${attributes}>${inside}</button><p>Text</p>`)
  const answer = jest.fn()
  const live = () => {
    screen.getByRole("button").addEventListener("click", answer)
    hydrate()
  }
  return { answer, live }
}

test("an early click is replayed once after hydration", async () => {
  const { answer, live } = earlyButton("", "<span>Go to top</span>")
  await user.click(screen.getByText("Go to top"))
  live()
  expect(answer).toHaveBeenCalledTimes(1)
  hydrate()
  expect(answer).toHaveBeenCalledTimes(1)
})

test("three early clicks on a button are replayed as one", async () => {
  const { answer, live } = earlyButton()
  await user.tripleClick(screen.getByRole("button"))
  live()
  expect(answer).toHaveBeenCalledTimes(1)
})

test("of early clicks on two buttons, the last is replayed", async () => {
  open("<button type='button'>Previous</button><button type='button'>Next</button>")
  const [previous, next] = screen.getAllByRole("button") as [HTMLElement, HTMLElement]
  await user.click(previous)
  await user.click(next)
  const answer = jest.fn()
  for (const button of [previous, next]) {
    button.addEventListener("click", () => answer(button.textContent))
  }
  hydrate()
  expect(answer.mock.calls).toEqual([["Next"]])
})

test("a click after hydration is not replayed", async () => {
  const { answer, live } = earlyButton()
  live()
  await user.click(screen.getByRole("button"))
  expect(answer).toHaveBeenCalledTimes(1)
})

test.each([
  ["the switch between light and dark", "data-scheme-switch"],
  ["a button with a native command", 'command="show-modal" commandfor="menu"'],
])("a click on %s is not replayed", async (_, attributes) => {
  Object.assign(HTMLButtonElement.prototype, { command: "" })
  const { answer, live } = earlyButton(attributes)
  await user.click(screen.getByRole("button"))
  live()
  Reflect.deleteProperty(HTMLButtonElement.prototype, "command")
  expect(answer).not.toHaveBeenCalled()
})

test("in a browser without command support, the click is replayed for the runtime", async () => {
  const { answer, live } = earlyButton('command="show-modal" commandfor="menu"')
  await user.click(screen.getByRole("button"))
  live()
  expect(answer).toHaveBeenCalledTimes(1)
})

test("a click on a button that hydration replaced is not replayed", async () => {
  const { answer, live } = earlyButton()
  const button = screen.getByRole("button")
  await user.click(button)
  button.replaceWith(button.cloneNode(true))
  button.addEventListener("click", answer)
  live()
  expect(answer).not.toHaveBeenCalled()
})

test("a click on anything but a button is not replayed", async () => {
  const { answer, live } = earlyButton()
  await user.click(screen.getByText("Text"))
  live()
  expect(answer).not.toHaveBeenCalled()
})

const contact = (name = "contact") => `
  <form method="post" aria-label="${name}">
    <input name="name" value="Ama" />
    <button name="way" value="mail">Send</button>
  </form>`
const form = (name = "contact") => screen.getByRole<HTMLFormElement>("form", { name })

/** Submits that reach a form after hydration. */
function hear(name?: string) {
  const submitted = jest.fn((event: SubmitEvent) => {
    event.preventDefault()
    return event.submitter?.getAttribute("value")
  })
  form(name).addEventListener("submit", submitted)
  return submitted
}

test("an early submit does not navigate, and starts the runtime", async () => {
  stillLoading()
  open(contact())
  const leaves = jest.fn()
  window.addEventListener("submit", (event) => leaves(event.defaultPrevented))
  form().requestSubmit()
  expect(leaves).toHaveBeenCalledWith(true)
  expect(started()).toBe(true)
})

test("an early submit is replayed once after hydration, with the button that was pressed", async () => {
  open(contact())
  await user.click(screen.getByRole("button"))
  const submitted = hear()
  hydrate()
  await settle()
  expect(submitted).not.toHaveBeenCalled()
  form().noValidate = true
  await settle()
  expect(submitted).toHaveBeenCalledTimes(1)
  expect(submitted).toHaveReturnedWith("mail")
})

test("three early submits are replayed as one", async () => {
  open(contact())
  for (const _ of [1, 2, 3]) await user.click(screen.getByRole("button"))
  const submitted = hear()
  form().noValidate = true
  await settle()
  form().classList.add("touched")
  await settle()
  expect(submitted).toHaveBeenCalledTimes(1)
})

test("Enter in a field counts as an early submit", async () => {
  open(contact())
  await user.type(screen.getByRole("textbox"), "{Enter}")
  const submitted = hear()
  form().noValidate = true
  await settle()
  expect(submitted).toHaveBeenCalledTimes(1)
})

test("a submit after hydration is left to the form", async () => {
  open(contact())
  form().noValidate = true
  await settle()
  const submitted = hear()
  await user.click(screen.getByRole("button"))
  expect(submitted).toHaveBeenCalledTimes(1)
})

test("early submits of two forms are both replayed", async () => {
  open(contact("contact") + contact("subscribe"))
  for (const button of screen.getAllByRole("button")) await user.click(button)
  const heard = [hear("contact"), hear("subscribe")]
  form("contact").noValidate = true
  form("subscribe").noValidate = true
  await settle()
  for (const submitted of heard) expect(submitted).toHaveBeenCalledTimes(1)
})
