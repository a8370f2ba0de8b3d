import type { PayloadRequest } from "payload"
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import { HttpError } from "./httpError.ts"

/**
 * A limit of `points` requests per address and minute, kept in this process's memory.
 * @returns a check to call once per request; it throws HttpError 429 with Retry-After when the address has used up its share
 */
export function createRateLimit(points: number): (req: PayloadRequest) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: 60 })
  return async (req) => {
    try {
      await limiter.consume(clientAddress(req))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw new HttpError(429, `Too many requests. Please try again in ${seconds} seconds.`, {
        "Retry-After": String(seconds),
      })
    }
  }
}

/** Set by server.mjs on every request, over whatever the caller sent under that name. */
function clientAddress(req: PayloadRequest): string {
  return req.headers.get("x-client-address") ?? "unknown"
}
