import { act } from "@testing-library/react"
import { flushTasks } from "./flushTasks"

type Answer = { status?: number; headers?: Record<string, string> }

type HeldRequest = {
  url: string
  method: string
  headers: Record<string, string>
  /** The request's body, parsed; null if it has none. */
  body: unknown
  aborted: () => boolean
  /** Responds with JSON, or with a string as it is. */
  answer: (body: unknown, answer?: Answer) => Promise<void>
  /** Fails the request with a network error. */
  fail: (message?: string) => Promise<void>
}

/**
 * Stubs `fetch`. A request stays pending until the test answers it; a cancelled one rejects as in a
 * browser.
 * @returns the test's requests so far, in order
 */
export function interceptNetwork(): HeldRequest[] {
  const requests: HeldRequest[] = []

  function fetchInstead(url: string, init: RequestInit = {}): Promise<Response> {
    return new Promise((resolve, reject) => {
      const { signal } = init
      const cancel = () => reject(new DOMException("The operation was aborted.", "AbortError"))
      if (signal?.aborted) cancel()
      signal?.addEventListener("abort", cancel)
      requests.push({
        url,
        method: init.method ?? "GET",
        headers: init.headers as Record<string, string>,
        body: typeof init.body === "string" ? JSON.parse(init.body) : null,
        aborted: () => signal?.aborted ?? false,
        answer: (body, { status = 200, headers = {} } = {}) =>
          settle(() => resolve(new Response(textOf(body), { status, headers }))),
        fail: (message = "Failed to fetch") => settle(() => reject(new TypeError(message))),
      })
    })
  }

  beforeEach(() => {
    requests.length = 0
    globalThis.fetch = fetchInstead as typeof fetch
  })

  return requests
}

/** Settles a request and waits until the page has processed it. */
function settle(end: () => void): Promise<void> {
  return act(async () => {
    end()
    await flushTasks()
  })
}

function textOf(body: unknown): string | null {
  if (body === null) return null
  return typeof body === "string" ? body : JSON.stringify(body)
}
