import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import "./src/styles/layers.css"
import "./src/styles/fonts.css"
import "./src/styles/fontFallbacks.css"
import "./src/styles/tokens.css"
import "./src/styles/themes.css"
import "./src/styles/base.css"
import "./src/styles/forcedColors.css"
import "./src/styles/print.css"
import { wrapPageElement as wrap } from "./src/layouts/wrapPage"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) => wrap(args as never)

/** Links are fetched ahead at hover and focus (Link), not because they are in view. */
export const disableCorePrefetching = () => true

/**
 * The page comes alive in slices that let input through: in a transition React hands the thread back every few
 * milliseconds, in Gatsby's own call it keeps it for the whole page. The dev server renders nothing to take over.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production"
    ? (page: ReactNode, container: Element) =>
        startTransition(() => void hydrateRoot(container, page))
    : undefined

/**
 * The page tells that it is alive: early clicks are replayed now, and browser tests wait for this. From here on back and
 * forward are the router's: the browser would scroll the page that still stands, and its place would be lost by that. A
 * page that is loaded again is the browser's, as the first one was.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const restoreScroll = (by: ScrollRestoration) => () => {
    history.scrollRestoration = by
  }
  restoreScroll("manual")()
  window.addEventListener("pageshow", restoreScroll("manual"))
  window.addEventListener("pagehide", restoreScroll("auto"))
  document.documentElement.dataset.alive = ""
  document.dispatchEvent(new Event("alive"))
}

/**
 * A new path scrolls smoothly to the top (SPEC 2.2); back and forward restore the place at once; another query on the
 * same path stays where it is. The first page of a visit is left to the browser: the runtime comes late, when the
 * visitor may have scrolled already.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const previous = (prevRouterProps as { location: Location } | undefined)?.location
  if (!previous) return false
  const target = elementAt(location.hash)
  // Gatsby marks a chosen link with "PUSH"; its mark for back and forward is lost on the way here.
  if ((location as { action?: string }).action !== "PUSH") {
    // Typed for the position alone, but given as [x, y]; y is 0 where nothing was saved.
    const [, top] = getSavedScrollPosition(location as never) as unknown as [number, number]
    window.scrollTo({ top: top || 0, behavior: "instant" })
    return false
  }
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
  const behavior = calm ? "instant" : "smooth"
  if (target) target.scrollIntoView({ behavior })
  else if (previous.pathname !== location.pathname) window.scrollTo({ top: 0, behavior })
  return false
}

/** What a hash points to; null for none, and for one that is no text. */
function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
