/**
 * The shuttle: the transition between two pages (docs/design.md#motion). The outgoing page leaves row by row over the new
 * one, which is in place and usable from the first frame; its header and footer stay in one piece. The picture of a card
 * that was followed grows into the first picture of the page it leads to, and back into the card. src/styles/shuttle.css
 * draws it.
 */
import { arrivedPicture, landPicture, liftPicture } from "./liftPicture"

/** Name of the picture that both pages have. */
const PICTURE = "picture"
/** Name of the new page's title where it lies over that picture. */
const OVER = "over"
/** As in src/styles/shuttle.css, in ms. */
const DURATION = 350
/** How long the browser may show the old page, motionless, in ms. */
const GIVE_UP = 500

type Navigate = (to: string | number, options?: object) => void

declare global {
  interface Window {
    /** What Gatsby's links and `navigate` call; set when the runtime starts. */
    ___navigate?: Navigate
  }
}

let arrive = () => {}

/** Path and query of the page in the document. */
let shown = ""

/** Paths and queries of pages reached by a card with a picture, each with that of the page that has the card. */
const cardPages = new Map<string, string>()

/** Lets links of the router bring their page in with the shuttle, where the browser can and the visitor wants it. */
export function threadShuttle() {
  const navigate = window.___navigate
  if (!navigate || !document.startViewTransition) return
  let clicked: EventTarget | null = null
  document.addEventListener(
    "click",
    (event) => {
      clicked = event.target
    },
    true,
  )
  let last = 0
  window.___navigate = (to, options) => {
    const { pathname: path, search } =
      typeof to === "string" ? new URL(to, location.href) : location
    const isWanted = path !== location.pathname && !prefersLessMotion()
    const link = clicked
    last += 1
    const turn = last
    const go = () => {
      // The visitor has followed another link meanwhile.
      if (turn !== last) return
      // The loader keeps a page once for each query that links to it have.
      const page = isWanted ? loadedPage(path + search) : undefined
      const picture = page ? cardPicture(link) : null
      liftPicture(picture, path + search)
      if (picture) cardPages.set(path + search, shown)
      const keepsHeader = hasHeaderOf(page)
      navigate(to, options)
      if (!page) return
      // The router changes the address at once and the page after the next frame, in which the browser captures the old one.
      requestAnimationFrame(() => {
        if (location.pathname === path) shuttle(picture, nextPicture, keepsHeader)
        else landPicture()
      })
    }
    // The router would wait for it, too, and then be too late for a transition.
    if (!isWanted || loadedPage(path + search)) go()
    else void window.___loader?.loadPage(path + search).then(go, go)
  }
  window.addEventListener(
    "popstate",
    (event) => {
      last += 1
      if (!event.hasUAVisualTransition) goBack()
    },
    // Before the router.
    true,
  )
  shown = location.pathname + location.search
  // The browser tests wait for it.
  document.documentElement.dataset.shuttle = ""
}

/** Back or forward to a page that is still loaded. The browser has changed the address. */
function goBack() {
  const { pathname, search } = location
  const to = pathname + search
  const from = shown
  const page = loadedPage(to)
  if (!page || pathname === pathOf(from) || prefersLessMotion()) return
  liftPicture(null, to)
  const keepsHeader = hasHeaderOf(page)
  const picture = cardPages.get(from) === to ? wholePicture() : null
  // It leaves its frame, whose background would stay behind.
  picture?.closest<HTMLElement>("[data-waits] div")?.style.setProperty("background", "none")
  requestAnimationFrame(() => shuttle(picture, () => cardPicture(linkTo(from)), keepsHeader))
}

export { liftsPicture } from "./liftPicture"

/** Called when the new page is in the document. */
export function shuttleArrived() {
  shown = location.pathname + location.search
  arrive()
}

/** While a page is being loaded, its transition would stop the old one. */
const loadedPage = (path: string) => window.___loader?.loadPageSync(path)

type LoadedPage = ReturnType<typeof loadedPage>

const layoutOf = (page: LoadedPage) => page?.json?.pageContext.layout

/** Whether the header of the page that is shown is also that of the next one. */
const hasHeaderOf = (page: LoadedPage) =>
  page !== undefined && layoutOf(page) === layoutOf(loadedPage(shown))

const pathOf = (address: string) => address.replace(/\?.*/, "")

const prefersLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches

/**
 * @param picture that both pages have, as the old page shows it
 * @param find that picture in the new page
 * @param keepsHeader whether the new page has the same header, so that the old one may stay in one piece until it is there
 */
function shuttle(
  picture: HTMLElement | null,
  find: () => HTMLElement | null,
  keepsHeader: boolean,
) {
  const named = new Set<HTMLElement>()
  const name = (element: HTMLElement | null, value: string) => {
    if (!element) return
    element.style.viewTransitionName = value
    named.add(element)
  }
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
    setTimeout(resolve, GIVE_UP)
  })
  name(picture, PICTURE)
  markCard(picture, true)
  // Only of the old page: the new page's are in place below them.
  const outer = document.querySelectorAll<HTMLElement>(":is(header, footer):not(main *)")
  // They would lie over the menu of phones, which goes with its page.
  const isCovered = document.querySelector("dialog[open]") !== null
  const whole = keepsHeader && !isCovered ? [...outer].filter(isInView) : []
  whole.forEach((part, index) => {
    name(part, `part-${index}`)
  })
  let title: HTMLElement | null = null
  let shape = ""
  const transition = document.startViewTransition(async () => {
    await arrival
    // The new page itself takes no part, so that it reacts to the pointer at once.
    name(document.documentElement, "none")
    for (const part of whole) part.style.viewTransitionName = ""
    if (!picture) return
    picture.style.viewTransitionName = ""
    const arrived = find()
    name(arrived, PICTURE)
    markCard(arrived, true)
    if (arrived) shape = shapeOf(arrived)
    title = titleOver(arrived)
    name(title, OVER)
  })
  // Rejects if the browser skips the transition, for example because the next one begins.
  transition.ready.then(
    () => {
      if (title) bringIn(OVER)
      if (shape) cut(PICTURE, shape)
    },
    () => {},
  )
  void transition.finished.then(() => {
    landPicture()
    for (const element of named) {
      element.style.viewTransitionName = ""
      markCard(element, false)
    }
  })
}

const cardOf = (part: Element) => part.closest("main :is(article, li)")

/** A card has no cloth while its picture flies (src/components/media/ClothFrame.module.css). */
function markCard(picture: HTMLElement | null, flies: boolean) {
  if (picture) cardOf(picture)?.toggleAttribute("data-flies", flies)
}

/** The picture of the card that a link belongs to. */
function cardPicture(link: EventTarget | null): HTMLImageElement | null {
  const picture = link instanceof Element ? cardOf(link)?.querySelector("img") : null
  return picture && isInView(picture) ? picture : null
}

/** The link to a page, on a card. */
function linkTo(address: string): HTMLElement | null {
  const links = document.querySelectorAll<HTMLElement>("main :is(article, li) a")
  return [...links].find((link) => link.getAttribute("href") === address) ?? null
}

/** What a card's picture becomes on the new page. */
const nextPicture = () => arrivedPicture() ?? firstPicture()

/** The page's first picture, unless its shape would be lost on the way. */
function wholePicture(): HTMLElement | null {
  const picture = firstPicture()
  return picture && !shapeOf(picture) ? picture : null
}

function firstPicture(): HTMLElement | null {
  const picture = document.querySelector<HTMLElement>("main img[fetchpriority=high]")
  return picture && isInView(picture) ? picture : null
}

/** The page's title, if it would be hidden by the picture that grows to its place. */
function titleOver(picture: HTMLElement | null): HTMLElement | null {
  const title = document.querySelector<HTMLElement>("main h1")
  if (!title || !picture) return null
  const { left, right, top, bottom } = picture.getBoundingClientRect()
  const own = title.getBoundingClientRect()
  const isOver = own.right > left && own.left < right && own.bottom > top && own.top < bottom
  return isOver ? title : null
}

/**
 * Shows a part of the new page when the rows have passed, at once: a fade would run ahead of the rows where the new page
 * keeps the main thread busy.
 */
function bringIn(part: string) {
  document.documentElement.animate(
    // From the second on: between hidden and visible, everything is visible.
    { opacity: [1, 1, 1], visibility: ["hidden", "hidden", "visible"], offset: [0, 0.85, 1] },
    { duration: DURATION, pseudoElement: `::view-transition-new(${part})` },
  )
}

/** Gives a card's picture the shape in which the new page shows its own; it would keep its corners to the end. */
function cut(part: string, clipPath: string) {
  document.documentElement.animate(
    { clipPath: [clipPath, clipPath] },
    { duration: DURATION, pseudoElement: `::view-transition-image-pair(${part})` },
  )
}

/** The shape that a page cuts its picture into; empty if it is left whole. */
function shapeOf(picture: HTMLElement): string {
  const { clipPath } = getComputedStyle(picture)
  return clipPath === "none" ? "" : clipPath
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
