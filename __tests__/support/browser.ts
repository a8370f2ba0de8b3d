import { act, configure, getConfig } from "@testing-library/react"
import { turns } from "./turns"

/**
 * What a browser has and jsdom lacks, done as a browser does it as far as the site can tell: modal dialogs, media
 * queries, elements coming into view, scrolling. Every test starts with its own.
 */

const { asyncWrapper } = getConfig()

configure({
  // How long a test waits for what is to come: on a busy machine it may take its time.
  asyncUtilTimeout: 15_000,
  // A click has done what it does when a test goes on: a form checks and sends in a chain of promises and renderings.
  asyncWrapper: async (interact) => {
    const result = await asyncWrapper(interact)
    await outsideAct(turns)
    return result
  },
})

/** React schedules its renderings as in a browser, and does not ask for `act` around them. */
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

/** The visitor has asked the system for less motion. */
export function askForLessMotion() {
  calm = true
}

/** The visitor scrolls to a place, in px from the top. */
export function scrollPageTo(top: number) {
  act(() => {
    window.scrollY = top
    window.dispatchEvent(new Event("scroll"))
  })
}

/** An element, or what is around it, comes into view or leaves it, for those who watch it. */
export function setInView(element: Element, isIntersecting: boolean) {
  act(() => {
    for (const observer of observers) {
      for (const watched of observer.watchedAround(element)) observer.tell(watched, isIntersecting)
    }
  })
}

/** How many wait for an element, or what is around it, to come into view. */
export function countWatchers(element: Element): number {
  return [...observers].filter((observer) => observer.watchedAround(element).length > 0).length
}

class StandInObserver {
  private readonly watched = new Set<Element>()
  constructor(private readonly callback: IntersectionObserverCallback) {
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
  tell(target: Element, isIntersecting: boolean) {
    const entry = { target, isIntersecting } as IntersectionObserverEntry
    this.callback([entry], this as unknown as IntersectionObserver)
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
  if (this.open) throw new DOMException("The dialog is open already", "InvalidStateError")
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

/** The browser closes the modal dialog on top; the page hears nothing of the key. */
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
