import { takePreloadedRequest } from "./preloadedRequest"

/** A request that failed or returned something unexpected. */
export class ApiError extends Error {
  override name = "ApiError"
  constructor(
    message: string,
    /** Status of the response; 0 if there was none. */
    readonly status: number,
    /** Body of the response: parsed if it is JSON, else its text. */
    readonly body: unknown = null,
    /** Seconds to wait before a retry, if a 429 or 503 says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}

type JsonRequest = {
  method?: "GET" | "POST"
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Aborts the request. There is no timeout (docs/specification.md#interpretations). */
  signal: AbortSignal
}

/** A response with a status from 200 to 299. */
type JsonAnswer = {
  /** Parsed if it is JSON, else its text. */
  body: unknown
  isJson: boolean
}

/**
 * Sends one request.
 * @throws ApiError if the status is outside 200-299 or there is no response
 * @throws DOMException "AbortError" if the signal aborted it
 */
export async function request(
  url: string,
  { method = "GET", headers, body, signal }: JsonRequest,
): Promise<JsonAnswer> {
  let response: Response
  let text: string
  try {
    const preloaded = method === "GET" ? takePreloadedRequest(url, signal) : null
    response = await (preloaded ??
      fetch(url, {
        method,
        headers: {
          accept: "application/json",
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal,
      }))
    text = await response.text()
  } catch (error) {
    if (signal.aborted) throw error
    throw new ApiError(`${method} ${url} got no answer: ${(error as Error).message}`, 0)
  }
  const answer = parse(text)
  if (!response.ok) {
    throw new ApiError(
      `${method} ${url} failed with status ${response.status}`,
      response.status,
      answer.body,
      seconds(response.headers.get("retry-after")),
    )
  }
  return answer
}

function parse(text: string): JsonAnswer {
  try {
    return { body: JSON.parse(text), isJson: true }
  } catch {
    return { body: text, isJson: false }
  }
}

/** Retry-After in seconds; the header holds seconds or a date. */
function seconds(header: string | null): number | null {
  if (!header) return null
  const given = Number(header)
  const value = Number.isNaN(given) ? (Date.parse(header) - Date.now()) / 1000 : given
  return Number.isFinite(value) && value > 0 ? Math.ceil(value) : null
}
