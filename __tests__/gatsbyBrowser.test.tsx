import { render } from "@testing-library/react"
import {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  shouldUpdateScroll,
} from "../gatsby-browser"
import { FirstViewEnd } from "../src/layouts/FirstViewEnd"
import { askForLessMotion } from "./support/browser"

type Place = {
  pathname: string
  search?: string
  hash?: string
  action?: string | undefined
  key?: string
}

/** Navigates between two locations, in the router's form. */
function go(from: Place | null, to: Place, saved = 0) {
  return shouldUpdateScroll?.(
    {
      prevRouterProps: from ? { location: { hash: "", search: "", ...from } } : undefined,
      routerProps: { location: { hash: "", search: "", action: "PUSH", ...to } },
      getSavedScrollPosition: () => [0, saved],
    } as never,
    {} as never,
  )
}

const faq = { pathname: "/faq" }
const home = { pathname: "/" }
let scrollTo: jest.SpyInstance
let scrollIntoView: jest.SpyInstance

beforeEach(() => {
  scrollTo = jest.spyOn(window, "scrollTo")
  scrollIntoView = jest.spyOn(Element.prototype, "scrollIntoView")
  document.body.innerHTML = '<section id="projects"></section><section id="über uns"></section>'
})

test("a new page scrolls smoothly to its top", () => {
  expect(go(home, faq)).toBe(false)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" })
})

test.each([
  ["far down", 2700, [240]],
  ["near the top", 200, []],
])("from %s of the old page, the way to the top begins near it", (_, from, jumps) => {
  Object.assign(window, { scrollY: from })
  go(home, faq)
  expect(scrollTo.mock.calls).toEqual([
    ...jumps.map((top) => [0, top]),
    [{ top: 0, behavior: "smooth" }],
  ])
})

test("until it is at its top, the page doesn't keep to what is in view", () => {
  const { style } = document.documentElement
  const endScrollAt = (y: number) => {
    Object.assign(window, { scrollY: y })
    window.dispatchEvent(new Event("scrollend"))
  }
  scrollTo.mockImplementation(() => expect(style.overflowAnchor).toBe("none"))
  go(home, faq)
  expect(scrollTo).toHaveBeenCalled()
  // That of the jump.
  endScrollAt(240)
  expect(style.overflowAnchor).toBe("none")
  endScrollAt(0)
  expect(style.overflowAnchor).toBe("")
})

test("under prefers-reduced-motion a new page scrolls at once", () => {
  askForLessMotion()
  go(home, faq)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" })
})

// The router marks only clicked links: back and forward arrive without an action.
test.each([undefined, "POP"])(
  "back and forward restore the scroll position at once: %s",
  (action) => {
    go(home, { ...faq, action }, 1200)
    expect(scrollTo).toHaveBeenCalledWith(0, 1200)
  },
)

test.each([
  ["/#projects", { ...home, hash: "#projects" }, "projects"],
  ["/#%C3%BCber%20uns", { ...home, hash: "#%C3%BCber%20uns" }, "über uns"],
])("%s scrolls to the element with that id", (_, to, id) => {
  go(faq, to)
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById(id)])
  expect(scrollTo).not.toHaveBeenCalled()
})

test("a link within the page, which the browser follows, leads to its target, not to a saved position", () => {
  go(home, { ...home, hash: "#projects", action: undefined, key: "initial" }, 300)
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById("projects")])
  expect(scrollTo).not.toHaveBeenCalled()
})

test("back to a page that was left at one of its sections restores the position", () => {
  go(faq, { ...home, hash: "#projects", action: undefined, key: "initial" }, 300)
  expect(scrollTo).toHaveBeenCalledWith(0, 300)
})

test.each(["#gone", "#%", "#%E0%A4%A"])(
  "%s, which matches no element, scrolls to the top",
  (hash) => {
    go(faq, { ...home, hash })
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" })
  },
)

test("a new query on the same page doesn't scroll", () => {
  go({ ...faq, search: "" }, { ...faq, search: "?page=2" })
  expect(scrollTo).not.toHaveBeenCalled()
})

test("the browser scrolls the first page of a visit", () => {
  expect(go(null, { ...home, hash: "#projects" })).toBe(false)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test("the page announces that it has hydrated", () => {
  const hear = jest.fn()
  document.addEventListener("hydrated", hear, { once: true })
  onInitialClientRender?.({} as never, {} as never)
  expect(document.documentElement).toHaveAttribute("data-hydrated")
  expect(hear).toHaveBeenCalledTimes(1)
})

test("scroll restoration is the router's after hydration, and the browser's on reload", () => {
  onInitialClientRender?.({} as never, {} as never)
  expect(history.scrollRestoration).toBe("manual")
  window.dispatchEvent(new Event("pagehide"))
  expect(history.scrollRestoration).toBe("auto")
  window.dispatchEvent(new Event("pageshow"))
  expect(history.scrollRestoration).toBe("manual")
})

test("Gatsby doesn't prefetch every visible link", () => {
  expect(disableCorePrefetching?.()).toBe(true)
})

test("the stylesheets that the build links in the page apply once, also when React replaces the page", () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
  const built = '<div data-first-view-end><link rel="stylesheet" href="/app.css"></div>'
  const applied = () =>
    [...document.querySelectorAll("link")]
      .filter(({ media }) => media !== "not all")
      .map((link) => link.getAttribute("href"))
  document.body.innerHTML = `<div id="page">${built}</div>`
  onClientEntry?.({} as never, {} as never)
  const page = render(<FirstViewEnd />)
  expect(applied()).toEqual(["/app.css"])
  document.getElementById("page")?.remove()
  page.unmount()
  expect(applied()).toEqual(["/app.css"])
})

test("the stylesheets apply when React renders the first page anew", () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
  document.body.innerHTML =
    '<div data-first-view-end><link rel="stylesheet" href="/page.css"></div>'
  onClientEntry?.({} as never, {} as never)
  document.body.innerHTML = ""
  render(<FirstViewEnd />)
  const [copy] = document.querySelectorAll<HTMLLinkElement>('link[href="/page.css"]')
  expect(copy?.media).toBe("all")
})

test.each([
  ["keeps", "the first page of a visit", null, 0],
  ["keeps", "another section of the page", { ...faq, hash: "#questions" }, 0],
  ["loses", "the next page", home, 1],
])("text %s its fallback font on %s", (_keeps, _page, from, times) => {
  const hear = jest.fn()
  document.addEventListener("nextpage", hear, { once: true })
  onPreRouteUpdate?.({ location: faq, prevLocation: from } as never, {} as never)
  document.removeEventListener("nextpage", hear)
  expect(hear).toHaveBeenCalledTimes(times)
})
