import { holdLiftedPicture, replaceLiftedPicture } from "../../src/components/media/liftedPicture"
import { liftsPicture, shuttleArrived, threadShuttle } from "../../src/layouts/shuttle"
import { askForLessMotion } from "../support/browser"
import { flushTasks } from "../support/flushTasks"
import { forgetListenersAfterEachTest } from "../support/listeners"

const root = document.documentElement
/** Layouts of the pages that Gatsby's loader has, which keeps one page for each query. */
let loaded: Record<string, string>
/** Gatsby's own navigation. */
let navigate: jest.Mock
let start: jest.Mock
let endTransition: () => void

forgetListenersAfterEachTest()

beforeEach(() => {
  loaded = {
    "/service": "loom",
    "/faq": "loom",
    "/work?project=kente-lane": "loom",
    "/home-five": "signal",
  }
  history.replaceState({}, "", "/service")
  document.body.innerHTML =
    '<main><article><img id="card"><a id="link" href="/faq">FAQ</a></article></main>'
  for (const picture of document.images) seeAt(picture, 100)
  navigate = jest.fn((to) => typeof to === "string" && history.pushState({}, "", to))
  start = jest.fn((update: () => Promise<void> | void) => {
    const updated = update() ?? Promise.resolve()
    const ended = new Promise<void>((resolve) => {
      endTransition = resolve
    })
    return { ready: updated, finished: updated.then(() => ended) }
  })
  Object.assign(document, { startViewTransition: start })
  Object.assign(window, {
    ___navigate: navigate,
    ___loader: {
      hovering() {},
      loadPageSync: (path: string) => {
        const layout = loaded[path]
        return layout && { json: { pageContext: { layout } } }
      },
      loadPage: jest.fn(() => Promise.resolve()),
    },
    requestAnimationFrame: (act: () => void) => act(),
  })
})

function seeAt(element: Element, top: number) {
  element.getBoundingClientRect = () => ({ left: 0, right: 80, top, bottom: top + 50 }) as DOMRect
}

const nameOf = (element: Element | null) => (element as HTMLElement).style.viewTransitionName
const follow = (to: string | number) => window.___navigate?.(to, { replace: false })

/** Follows the link of the card, whose picture is seen. */
function followCard(to: string) {
  const link = document.getElementById("link")
  link?.addEventListener("click", (event) => event.preventDefault())
  link?.click()
  follow(to)
}

test.each(["/faq", "/work?project=kente-lane"])(
  "a link that leads to a loaded page brings it in with the shuttle: %s",
  async (to) => {
    threadShuttle()
    follow(to)
    expect(navigate).toHaveBeenCalledWith(to, { replace: false })
    expect(start).toHaveBeenCalledTimes(1)
    await flushTasks()
    expect(nameOf(root)).toBeFalsy()
    shuttleArrived()
    await flushTasks()
    // Only the old page is captured: what is captured takes no clicks.
    expect(nameOf(root)).toBe("none")
    endTransition()
    await flushTasks()
    expect(nameOf(root)).toBe("")
  },
)

test.each([
  ["under prefers-reduced-motion", "/faq", askForLessMotion],
  [
    "to another query or section of the page",
    "/service?page=2#list",
    () => Object.assign(loaded, { "/service?page=2": "loom" }),
  ],
])("there is no transition %s", (_, to, prepare) => {
  prepare()
  threadShuttle()
  follow(to)
  expect(navigate).toHaveBeenCalledTimes(1)
  expect(start).not.toHaveBeenCalled()
})

test("a page that isn't loaded yet comes with the shuttle once it is", async () => {
  let arrives = () => {}
  jest.mocked(window.___loader)?.loadPage.mockReturnValue(
    new Promise<void>((resolve) => {
      arrives = () => {
        Object.assign(loaded, { "/new": "loom" })
        resolve()
      }
    }),
  )
  threadShuttle()
  follow("/new")
  expect(start).not.toHaveBeenCalled()
  arrives()
  await flushTasks()
  expect(navigate).toHaveBeenCalledWith("/new", { replace: false })
  expect(start).toHaveBeenCalledTimes(1)
})

test("a page that can't be loaded is left to the router", async () => {
  threadShuttle()
  follow("/gone")
  await flushTasks()
  expect(navigate).toHaveBeenCalledTimes(1)
  expect(start).not.toHaveBeenCalled()
})

test("of two links that are followed while their pages are being loaded, the last one counts", async () => {
  threadShuttle()
  follow("/new")
  follow("/newer")
  await flushTasks()
  expect(navigate.mock.calls).toEqual([["/newer", { replace: false }]])
})

/** The browser's back button, or forward, to a page that was visited. */
function goBackTo(address: string, options: object = {}) {
  history.replaceState({}, "", address)
  const event = new PopStateEvent("popstate")
  Object.assign(event, options)
  window.dispatchEvent(event)
}

test("back brings the page before in with the shuttle", async () => {
  threadShuttle()
  goBackTo("/faq")
  expect(start).toHaveBeenCalledTimes(1)
  await flushTasks()
  expect(nameOf(root)).toBeFalsy()
  shuttleArrived()
  await flushTasks()
  expect(nameOf(root)).toBe("none")
  endTransition()
})

test.each([
  ["under prefers-reduced-motion", "/faq", {}, askForLessMotion],
  ["where the browser shows its own", "/faq", { hasUAVisualTransition: true }, () => {}],
  ["to a section of the page", "/service#list", {}, () => {}],
  ["to a page that isn't loaded", "/new", {}, () => {}],
])("there is no transition back %s", (_, address, options, prepare) => {
  prepare()
  threadShuttle()
  goBackTo(address, options)
  expect(start).not.toHaveBeenCalled()
})

/** The card's link has been followed, and its page arrived with one large picture. */
async function arriveByCard() {
  Object.assign(loaded, { "/home-five": "loom" })
  threadShuttle()
  followCard("/faq")
  document.body.innerHTML = '<main><img fetchpriority="high"></main>'
  for (const picture of document.images) seeAt(picture, 0)
  shuttleArrived()
  await flushTasks()
  endTransition()
  await flushTasks()
}

test("back, the picture returns to its card, which has no cloth meanwhile", async () => {
  await arriveByCard()
  goBackTo("/service")
  expect([...document.images].map(nameOf)).toEqual(["picture"])
  document.body.innerHTML = '<main><article><img><a href="/faq">FAQ</a></article></main>'
  for (const picture of document.images) seeAt(picture, 100)
  shuttleArrived()
  await flushTasks()
  expect([...document.images].map(nameOf)).toEqual(["picture"])
  const card = document.querySelector("article")
  expect(card).toHaveAttribute("data-flies")
  endTransition()
  await flushTasks()
  expect([...document.images].map(nameOf)).toEqual([""])
  expect(card).not.toHaveAttribute("data-flies")
})

test.each([
  ["to another page than the card's", "/home-five", "none"],
  ["if it has a shape that it would lose", "/service", "polygon(0 0, 100% 0, 100% 100%)"],
])("back, the picture stays on its page %s", async (_, address, clipPath) => {
  await arriveByCard()
  jest.spyOn(window, "getComputedStyle").mockReturnValue({ clipPath } as CSSStyleDeclaration)
  goBackTo(address)
  expect(start).toHaveBeenCalledTimes(2)
  expect([...document.images].map(nameOf)).toEqual([""])
})

test("back gives up a page that is still being loaded for a link", async () => {
  threadShuttle()
  follow("/new")
  goBackTo("/faq")
  await flushTasks()
  expect(navigate).not.toHaveBeenCalled()
})

test("there is no transition where the browser has none", () => {
  Object.assign(document, { startViewTransition: undefined })
  threadShuttle()
  expect(window.___navigate).toBe(navigate)
})

test("the picture of the card that was followed becomes the new page's first one", async () => {
  threadShuttle()
  followCard("/faq")
  expect(nameOf(document.getElementById("card"))).toBe("picture")
  expect(document.querySelector("[data-flies] #card")).not.toBeNull()
  document.body.innerHTML = '<main><img><img fetchpriority="high"></main>'
  const [, first] = document.images
  if (first) seeAt(first, 0)
  shuttleArrived()
  await flushTasks()
  expect([...document.images].map(nameOf)).toEqual(["", "picture"])
  endTransition()
  await flushTasks()
  expect([...document.images].map(nameOf)).toEqual(["", ""])
})

test("the picture takes the shape that the new page gives it", async () => {
  const animate = jest.fn()
  Object.assign(root, { animate })
  threadShuttle()
  followCard("/faq")
  document.body.innerHTML = '<main><img fetchpriority="high"></main>'
  const [first] = document.images
  if (first) seeAt(first, 0)
  const clipPath = "polygon(0 0, 100% 0, 100% 100%)"
  jest.spyOn(window, "getComputedStyle").mockReturnValue({ clipPath } as CSSStyleDeclaration)
  shuttleArrived()
  await flushTasks()
  expect(animate).toHaveBeenCalledWith(
    { clipPath: [clipPath, clipPath] },
    expect.objectContaining({ pseudoElement: "::view-transition-image-pair(picture)" }),
  )
  endTransition()
})

test.each([
  ["over the new page's picture stays over it", 20, "over", 1],
  ["below the new page's picture takes no part", 60, "", 0],
])("a title %s", async (_, top, expected, shown) => {
  const animate = jest.fn()
  Object.assign(root, { animate })
  threadShuttle()
  followCard("/faq")
  document.body.innerHTML = '<main><h1></h1><img fetchpriority="high"></main>'
  const title = document.querySelector("h1")
  const [picture] = document.images
  if (title) seeAt(title, top)
  if (picture) seeAt(picture, 0)
  shuttleArrived()
  await flushTasks()
  expect([title, picture ?? null].map(nameOf)).toEqual([expected, "picture"])
  expect(animate).toHaveBeenCalledTimes(shown)
  endTransition()
  await flushTasks()
  expect([title, picture ?? null].map(nameOf)).toEqual(["", ""])
})

test("the header and footer stay whole while the old page leaves", async () => {
  document.body.insertAdjacentHTML("beforeend", "<header></header><footer></footer>")
  const header = document.querySelector("header")
  const footer = document.querySelector("footer")
  if (header) seeAt(header, 0)
  if (footer) seeAt(footer, 9000)
  threadShuttle()
  follow("/faq")
  expect([header, footer].map(nameOf)).toEqual(["part-0", ""])
  shuttleArrived()
  await flushTasks()
  // The new page's header must take clicks at once.
  expect(nameOf(header)).toBe("")
})

test.each([
  ["the menu of phones covers", "<dialog open></dialog>", "/faq"],
  ["the new page doesn't have", "", "/home-five"],
])("a header that %s leaves with the old page", (_, over, to) => {
  document.body.insertAdjacentHTML("beforeend", `<header></header>${over}`)
  const header = document.querySelector("header")
  if (header) seeAt(header, 0)
  threadShuttle()
  follow(to)
  expect(start).toHaveBeenCalledTimes(1)
  expect(nameOf(header)).toBe("")
})

test("a page that waits for its document shows a copy of the card's picture until its own has loaded", async () => {
  const to = "/work?project=kente-lane"
  threadShuttle()
  document.getElementById("card")?.setAttribute("src", "/card.jpg")
  followCard(to)
  expect(nameOf(document.getElementById("card"))).toBe("picture")
  expect(liftsPicture()).toBe(true)
  document.body.innerHTML = "<main><section data-waits><div></div></section></main>"
  const showcase = document.querySelector("section")
  const hold = () => holdLiftedPicture(showcase?.querySelector("div") ?? null)
  hold()
  const copy = document.querySelector("[data-lifted]")
  expect(copy?.querySelector("img")?.getAttribute("src")).toContain("/card.jpg")
  shuttleArrived()
  await flushTasks()
  expect(nameOf(copy)).toBe("picture")
  // The document takes the placeholder's place while the copy moves, which therefore keeps its parent.
  showcase?.querySelector("div")?.replaceWith(document.createElement("div"))
  hold()
  const own = new Image()
  own.src = "/own.jpg"
  replaceLiftedPicture({ currentTarget: own })
  await flushTasks()
  expect(copy?.parentElement).toBe(showcase)
  expect(copy?.lastElementChild?.getAttribute("src")).toContain("/own.jpg")
  endTransition()
  await flushTasks()
  expect(showcase?.querySelector("[data-lifted]")).toBeNull()
  expect(liftsPicture()).toBe(false)
})

test("a copy that the next page doesn't show is forgotten", async () => {
  threadShuttle()
  followCard("/faq")
  shuttleArrived()
  await flushTasks()
  expect(liftsPicture()).toBe(false)
})
