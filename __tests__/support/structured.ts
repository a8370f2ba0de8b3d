/** The page's structured data: its JSON-LD objects, in document order. */
export function toldItems(): Record<string, unknown>[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]')
  return [...blocks].map(({ textContent }) => JSON.parse(textContent ?? ""))
}
