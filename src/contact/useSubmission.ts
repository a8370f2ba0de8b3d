import { useEffect, useRef, useState } from "react"
import { ApiError } from "../api/http"

/** SPEC 9: how long the success notice stays, in ms. */
const NOTICE_MS = 5000

export type Submission =
  | { state: "idle" | "sending" | "sent" }
  | {
      state: "failed"
      /** Seconds after which to try again, when the answer says so. */
      retryAfter: number | null
    }

/**
 * Sends a form: idle, sending, then sent for 5 s or failed until the next try (SPEC 4). A second click while sending
 * sends once; leaving the page cancels; a failure is reported once.
 * @returns the state, and a function that sends and tells whether that worked
 */
export function useSubmission<Values>(
  send: (values: Values, signal: AbortSignal) => Promise<void>,
) {
  const [submission, setSubmission] = useState<Submission>({ state: "idle" })
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  const { state } = submission
  useEffect(() => {
    if (state !== "sent") return
    const timer = setTimeout(() => setSubmission({ state: "idle" }), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function submit(values: Values): Promise<boolean> {
    if (underWay.current) return false
    const controller = new AbortController()
    underWay.current = controller
    setSubmission({ state: "sending" })
    try {
      await send(values, controller.signal)
      setSubmission({ state: "sent" })
      return true
    } catch (error) {
      if (controller.signal.aborted) return false
      console.error(error)
      setSubmission({
        state: "failed",
        retryAfter: error instanceof ApiError ? error.retryAfter : null,
      })
      return false
    } finally {
      underWay.current = null
    }
  }

  return [submission, submit] as const
}
