import { useEffect, useState } from "react"

/** Whether the browser can draw a page off, and the visitor wants it. */
export const canDrawOff = () =>
  Boolean(document.startViewTransition) && !matchMedia("(prefers-reduced-motion: reduce)").matches

/** Resolves when the transition that brought the page in, which the next one would end, is over. Not in browsers that don't tell. */
export async function runningTransition() {
  const { activeViewTransition } = document as { activeViewTransition?: ViewTransition | null }
  await activeViewTransition?.finished.catch(() => {})
}

/** Changes the page while its old picture is drawn off downwards like a cloth (DesignList.module.css). */
export async function drawOff(update: () => void) {
  const { style } = document.documentElement
  style.viewTransitionName = "cloth"
  const transition = document.startViewTransition(() => {
    update()
    // The new page itself takes no part, so that it reacts to the pointer at once.
    style.viewTransitionName = "none"
  })
  // Rejects if the browser skips the transition, for example because the page is left.
  transition.ready.catch(() => {})
  await transition.finished
  style.viewTransitionName = ""
}

/** The attributes of a theme (src/styles/themes.css). */
export type PageTheme = { readonly "data-theme"?: string; readonly "data-scheme"?: string }

/**
 * Gives the page another theme.
 * @returns the attributes of its own theme, for parts that keep it; none while the page has it
 */
export function usePageTheme(theme: string | undefined): PageTheme {
  const [own, setOwn] = useState<PageTheme>({})
  useEffect(() => {
    if (!theme) return
    const { dataset } = document.documentElement
    const { theme: ownTheme = "", scheme = "" } = dataset
    const { pathname } = location
    dataset.theme = theme
    setOwn({ "data-theme": ownTheme, "data-scheme": scheme })
    return () => {
      // The page that follows has set its own by now.
      if (location.pathname !== pathname) return
      dataset.theme = ownTheme
      setOwn({})
    }
  }, [theme])
  return own
}
