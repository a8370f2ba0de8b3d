/** Whether the browser can draw a page off, and the visitor wants it. */
export const canDrawOff = () =>
  Boolean(document.startViewTransition) && !matchMedia("(prefers-reduced-motion: reduce)").matches

/** Resolves when the transition that brought the page in, which the next one would end, is over. Not in browsers that don't tell. */
export async function runningTransition() {
  const { activeViewTransition } = document as { activeViewTransition?: ViewTransition | null }
  await activeViewTransition?.finished.catch(() => {})
}

/**
 * Changes the page while its old picture is drawn off.
 * @param name of the old picture, by which styles draw it
 * @param draw draws it instead of styles, once it lies over the page
 */
export async function drawOff(update: () => void, name: string, draw?: () => void) {
  const { style } = document.documentElement
  style.viewTransitionName = name
  const transition = document.startViewTransition(() => {
    update()
    // The new page itself takes no part, so that it reacts to the pointer at once.
    style.viewTransitionName = "none"
  })
  // Rejects if the browser skips the transition, for example because the page is left.
  transition.ready.then(draw, () => {})
  await transition.finished
  style.viewTransitionName = ""
}
