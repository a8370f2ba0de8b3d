/**
 * What scrolling has brought in stays (docs/design.md#motion): it isn't taken away again when the visitor scrolls back. An
 * animation that has lost its timeline and has no duration is at its end at once.
 */

/** The part of the Scroll-driven Animations API that TypeScript's library lacks. */
declare class ViewTimeline extends AnimationTimeline {
  readonly subject: Element
}

/** Where an element's attribute lists what of it has arrived. */
const ARRIVED = "data-arrived"

/** As listed, for the element's own animations. */
const SELF = "self"

/** Keeps elements that have arrived from now on, whenever the visitor stops scrolling. */
export function keepArrived() {
  if (!("ViewTimeline" in window)) return
  const sheet = new CSSStyleSheet()
  const [self, before, after] = [SELF, "before", "after"].map((name) => `[${ARRIVED}~="${name}"]`)
  // Not Animation.cancel(): after it, Chromium 156 paints clip paths as if they were still animated.
  sheet.replaceSync(`${self},${before}::before,${after}::after{animation-timeline:auto}`)
  document.adoptedStyleSheets.push(sheet)
  document.addEventListener("scrollend", keep)
}

function keep() {
  const finished = new Map<Element, Map<string, boolean>>()
  for (const { effect, timeline, playState } of document.getAnimations()) {
    if (!(timeline instanceof ViewTimeline && effect instanceof KeyframeEffect)) continue
    const { target, pseudoElement } = effect
    // An animation that follows another element's way through the window shows a position.
    if (!target || !timeline.subject.contains(target)) continue
    const name = pseudoElement?.slice(2) ?? SELF
    const parts = finished.get(target) ?? new Map<string, boolean>()
    // One element may have several, which end at different times. One that ends with nothing to keep lasts while the element is
    // in view, and would be stopped with the others.
    const isOver = playState === "finished" && effect.getTiming().fill !== "none"
    parts.set(name, (parts.get(name) ?? true) && isOver)
    finished.set(target, parts)
  }
  for (const [element, parts] of finished) {
    const arrived = [...parts].flatMap(([name, isFinished]) => (isFinished ? [name] : []))
    if (arrived.length === 0) continue
    const before = element.getAttribute(ARRIVED)
    element.setAttribute(ARRIVED, before ? `${before} ${arrived.join(" ")}` : arrived.join(" "))
  }
}
