/** What the page tells search engines: its JSON-LD objects, in the order of the page. */
export function toldItems(): Record<string, unknown>[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]')
  return [...blocks].map(({ textContent }) => JSON.parse(textContent ?? ""))
}
