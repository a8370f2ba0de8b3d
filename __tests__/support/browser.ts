import { act, configure, getConfig } from "@testing-library/react"
import { flushTasks } from "./flushTasks"

/**
 * Browser features that jsdom lacks, as complete as the site needs them: modal dialogs, media
 * queries, intersection observers, scrolling. Their state is reset after every test.
 */

const { asyncWrapper } = getConfig()

configure({
  // How long queries wait for an element: a busy machine may be slow.
  asyncUtilTimeout: 15_000,
  // A click's effects are complete when the test goes on: a form validates and submits in a chain
  // of promises and renders.
  asyncWrapper: async (interact) => {
    const result = await asyncWrapper(interact)
    await outsideAct(flushTasks)
    return result
  },
})

/** Lets React schedule renders as in a browser, without requiring `act`. */
async function outsideAct(wait: () => Promise<void>) {
  const flags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = flags.IS_REACT_ACT_ENVIRONMENT
  flags.IS_REACT_ACT_ENVIRONMENT = false
  try {
    await wait()
  } finally {
    flags.IS_REACT_ACT_ENVIRONMENT = before
  }
}

let calm = false
const observers = new Set<StandInObserver>()

/** Turns on prefers-reduced-motion. */
export function askForLessMotion() {
  calm = true
}

/** Scrolls the page to a distance from the top, in px. */
export function scrollPageTo(top: number) {
  act(() => {
    window.scrollY = top
    window.dispatchEvent(new Event("scroll"))
  })
}

/**
 * Reports an element as in or out of view to the observers that watch it or an ancestor.
 * @param share how much of it is in view, if any
 */
export function setInView(element: Element, isInView: boolean, share = 1) {
  act(() => {
    for (const observer of observers) {
      for (const watched of observer.watchedAround(element)) {
        observer.tell(watched, isInView && share >= observer.threshold)
      }
    }
  })
}

/** An element comes into view and leaves it, of which observers hear in one call, as in a busy browser. */
export function passThroughView(element: Element) {
  act(() => {
    for (const observer of observers) {
      for (const watched of observer.watchedAround(element)) observer.tell(watched, true, false)
    }
  })
}

/** Number of observers that watch an element or an ancestor. */
export function countWatchers(element: Element): number {
  return [...observers].filter((observer) => observer.watchedAround(element).length > 0).length
}

class StandInObserver {
  private readonly watched = new Set<Element>()
  readonly threshold: number
  constructor(
    private readonly callback: IntersectionObserverCallback,
    options: IntersectionObserverInit = {},
  ) {
    this.threshold = Number(options.threshold ?? 0)
    observers.add(this)
  }
  observe(element: Element) {
    this.watched.add(element)
  }
  unobserve(element: Element) {
    this.watched.delete(element)
  }
  disconnect() {
    this.watched.clear()
  }
  watchedAround(element: Element) {
    return [...this.watched].filter((watched) => watched.contains(element))
  }
  tell(target: Element, ...states: boolean[]) {
    const entries = states.map(
      (isIntersecting) => ({ target, isIntersecting }) as IntersectionObserverEntry,
    )
    this.callback(entries, this as unknown as IntersectionObserver)
  }
}

function matchMedia(query: string) {
  return {
    media: query,
    matches: calm && query.includes("prefers-reduced-motion: reduce"),
    addEventListener() {},
    removeEventListener() {},
  }
}

const openers = new WeakMap<HTMLDialogElement, Element | null>()

function showModal(this: HTMLDialogElement) {
  if (this.open) throw new DOMException("The dialog is already open", "InvalidStateError")
  openers.set(this, document.activeElement)
  this.open = true
  this.querySelector<HTMLElement>("button, a[href], input, summary")?.focus()
}

function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  const opener = openers.get(this)
  if (opener instanceof HTMLElement) opener.focus()
  this.dispatchEvent(new Event("close"))
}

/** The browser closes the topmost modal dialog; the page receives no key event. */
function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== "Escape") return
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1)
  if (dialog) act(() => dialog.close())
}

Object.assign(HTMLDialogElement.prototype, { showModal, close })
Object.assign(window, { IntersectionObserver: StandInObserver, matchMedia })
Element.prototype.scrollIntoView = () => {}
window.scrollTo = ((options: ScrollToOptions) => {
  window.scrollY = options.top ?? 0
}) as typeof window.scrollTo
window.scrollBy = ((options: ScrollToOptions) => {
  window.scrollY += options.top ?? 0
}) as typeof window.scrollBy
document.addEventListener("keydown", closeOnEscape)

afterEach(() => {
  calm = false
  observers.clear()
  window.scrollY = 0
  localStorage.clear()
})
