/**
 * The preloaded request, which the late loader sent before the runtime started
 * (src/build/finish/lateLoader.js).
 */
type FirstAsked = {
  url: string
  answer: Promise<Response>
  cancel: AbortController
}

declare global {
  interface Window {
    firstAsked?: FirstAsked
  }
}

/**
 * Takes over a preloaded request. It can be taken once; later calls fetch again.
 * @param signal aborts it like any other request
 * @returns null if this address was not preloaded
 */
export function takeFirstAsked(url: string, signal: AbortSignal): Promise<Response> | null {
  const asked = typeof window === "undefined" ? undefined : window.firstAsked
  if (asked?.url !== url) return null
  delete window.firstAsked
  const cancel = () => asked.cancel.abort()
  if (signal.aborted) cancel()
  else signal.addEventListener("abort", cancel, { once: true })
  return asked.answer
}
