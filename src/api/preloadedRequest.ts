/**
 * The preloaded request, which the late loader sent before the runtime started
 * (src/build/finish/lateLoader.js).
 */
type PreloadedRequest = {
  url: string
  answer: Promise<Response>
  cancel: AbortController
}

declare global {
  interface Window {
    preloadedRequest?: PreloadedRequest
  }
}

/**
 * Takes over a preloaded request. It can be taken once; later calls fetch again.
 * @param signal aborts it like any other request
 * @returns null if this address was not preloaded
 */
export function takePreloadedRequest(url: string, signal: AbortSignal): Promise<Response> | null {
  const preloaded = typeof window === "undefined" ? undefined : window.preloadedRequest
  if (preloaded?.url !== url) return null
  delete window.preloadedRequest
  const cancel = () => preloaded.cancel.abort()
  if (signal.aborted) cancel()
  else signal.addEventListener("abort", cancel, { once: true })
  return preloaded.answer
}
