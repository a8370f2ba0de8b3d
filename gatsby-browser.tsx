import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createPageCounter } from "./src/analytics/pageCounter"
import { showFaces } from "./src/layouts/showFaces"
import { copyStylesheets } from "./src/layouts/stylesheetCopies"
import "./src/styles/layers.css"
import "./src/styles/fonts.css"
import "./src/styles/fontFallbacks.css"
import "./src/styles/tokens.css"
import "./src/styles/themes.css"
import "./src/styles/base.css"
import "./src/styles/forcedColors.css"
import "./src/styles/print.css"
import "./src/styles/lowerBands.css"
import "./src/styles/shuttle.css"
import { wrapPageElement as wrap } from "./src/layouts/wrapPage"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) => wrap(args as never)

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "production") copyStylesheets()
  else startDevelopment()
}

/** The dev server has no late runtime to show the typefaces, and tells what is wrong with the content. */
function startDevelopment() {
  showFaces()
  if (process.env.NODE_ENV !== "development") return
  void import("./src/develop/contentOverlay").then(({ showContentProblems }) =>
    showContentProblems(),
  )
}

const countPage = ANALYTICS ? createPageCounter(ANALYTICS) : null

/**
 * Text that kept its fallback font on the first page, because it would have moved, gets its face on the next. Without
 * analytics, webpack leaves the counter out.
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  const isNextPage = prevLocation && prevLocation.pathname !== location.pathname
  if (isNextPage) document.dispatchEvent(new Event("nextpage"))
  if (ANALYTICS) countPage?.(location)
}

let shuttle: ReturnType<typeof import("./src/layouts/onceAlive").startOnceAlive> | undefined

/** Loaded once the page is alive, as it is needed only when the visitor does something. Without it, pages and colours change at once. */
function loadTheRest() {
  if (!("startViewTransition" in document)) return
  import("./src/layouts/onceAlive").then(
    ({ startOnceAlive }) => {
      shuttle = startOnceAlive()
    },
    () => {},
  )
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => shuttle?.shuttleArrived()

/** Links are prefetched on hover and focus (see Link), not when they scroll into view. */
export const disableCorePrefetching = () => true

/**
 * Hydrates in a transition, in which React yields to input every few milliseconds; Gatsby's own
 * call blocks the main thread for the whole page. The dev server sends no markup to hydrate.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production"
    ? (page: ReactNode, container: Element) =>
        startTransition(() => void hydrateRoot(container, page))
    : undefined

/**
 * Marks the page as hydrated: early clicks are replayed now, and the browser tests wait for this
 * event. From here on the router restores the scroll position on back and forward; the browser
 * would scroll the outgoing page and lose its position. A reload is left to the browser, like the
 * first page.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const restoreScroll = (by: ScrollRestoration) => () => {
    history.scrollRestoration = by
  }
  restoreScroll("manual")()
  window.addEventListener("pageshow", restoreScroll("manual"))
  window.addEventListener("pagehide", restoreScroll("auto"))
  loadTheRest()
  document.documentElement.dataset.hydrated = ""
  document.dispatchEvent(new Event("hydrated"))
}

/**
 * A new path scrolls smoothly to the top (docs/specification.md#layouts), or at once where a card's
 * picture grows into the new page; back and forward restore the position at once; a link within the
 * page leads to its target; a new query on the same path doesn't scroll. The first page of a visit is
 * left to the browser: by the time the late runtime arrives, the visitor may have scrolled.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const previous = (prevRouterProps as { location: Location } | undefined)?.location
  if (!previous) return false
  const target = elementAt(location.hash)
  const isSamePage = previous.pathname === location.pathname
  // Gatsby sets action to "PUSH" for a followed link; for back and forward it is lost on the way
  // here. A link within the page is followed by the browser, in an entry without a key: a position
  // saved for that is one from before the jump, which may still be ahead.
  const { action, key } = location as { action?: string; key?: string }
  if (action === "PUSH" || (target && isSamePage && key === "initial")) {
    const isInstant =
      matchMedia("(prefers-reduced-motion: reduce)").matches || shuttle?.liftsPicture()
    const behavior = isInstant ? "instant" : "smooth"
    if (target) target.scrollIntoView({ behavior })
    else if (!isSamePage) scrollToTop(behavior)
  } else {
    // Gatsby returns [x, y], where y is 0 if no position was saved.
    const saved = getSavedScrollPosition(location as never) as unknown as number[]
    window.scrollTo(0, saved[1] || 0)
  }
  return false
}

/** How far from the top of a new page the way there begins at most, in px: the page isn't shown from its foot up. */
const APPROACH = 240

function scrollToTop(behavior: ScrollBehavior) {
  const { style } = document.documentElement
  // On the way, the page doesn't keep to what is in view while a document arrives above it: Chromium would jump down with it,
  // and sometimes end there.
  style.overflowAnchor = "none"
  // Not at the end of the first jump.
  window.onscrollend = () => {
    if (!window.scrollY) style.overflowAnchor = ""
  }
  if (window.scrollY > APPROACH) window.scrollTo(0, APPROACH)
  window.scrollTo({ top: 0, behavior })
}

/** The element a hash points to; null if there is none or the hash can't be decoded. */
function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
