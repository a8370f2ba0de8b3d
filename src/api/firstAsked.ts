/** A request that the page's loader sent before the runtime came (src/build/finish/lateLoader.js). */
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
 * The answer to a request that is under way already. It is given once: who asks again wants it anew.
 * @param signal cancels it, as it would a request of one's own
 * @returns null when this address was not asked for
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
