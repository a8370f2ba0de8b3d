/**
 * A page's stylesheets stand where its first view ends, inside the page, so they leave with the first page of a
 * visit; the next page needs them too. Copies in the head wait for that moment. They don't apply before: a stylesheet more
 * makes the browser compute every style and lay out every line again, which was the longest task of a page's start.
 */

const linked = "[data-first-view-end] link"

/** Any media type that no device has: browsers fetch such a stylesheet, here from their cache, and leave it out. */
const nowhere = "not all"

let copies: HTMLLinkElement[] = []

/** Before hydration, because React would drop the links if it had to render the page anew. */
export function copyStylesheets() {
  copies = [...document.querySelectorAll<HTMLLinkElement>(linked)].map((link) => {
    const copy = link.cloneNode() as HTMLLinkElement
    copy.media = nowhere
    document.head.append(copy)
    return copy
  })
}

/**
 * Lets the copies apply as soon as the page doesn't have the links any more, before anything is painted without them: the
 * ref of FirstViewEnd, which React calls with null when it removes the element.
 */
export function replaceStylesheets(end: Element | null) {
  if (end && document.querySelector(linked)) return
  for (const copy of copies) copy.media = "all"
  copies = []
}
