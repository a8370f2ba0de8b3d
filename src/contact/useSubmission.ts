import { useEffect, useRef, useState } from "react"
import { ApiError } from "../api/http"

/** SPEC 9: how long the success notice stays, in ms. */
const NOTICE_MS = 5000

/** What became of a message: sent, or kept where it was because its form is a sample that sends nothing. */
export type Outcome = "sent" | "kept"

export type Submission =
  | { state: "idle" | "sending" | Outcome }
  | {
      state: "failed"
      /** Seconds after which to try again, when the answer says so. */
      retryAfter: number | null
    }

/**
 * Sends a form: idle, sending, then sent for 5 s, or kept or failed until the next try (SPEC 4). A second click while
 * sending sends once; leaving the page cancels; a failure is reported once.
 * @returns the state, and a function that sends and tells what became of it
 */
export function useSubmission<Values>(
  send: (values: Values, signal: AbortSignal) => Promise<Outcome>,
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

  async function submit(values: Values): Promise<Outcome | "failed" | "dropped"> {
    if (underWay.current) return "dropped"
    const controller = new AbortController()
    underWay.current = controller
    setSubmission({ state: "sending" })
    try {
      const outcome = await send(values, controller.signal)
      setSubmission({ state: outcome })
      return outcome
    } catch (error) {
      if (controller.signal.aborted) return "dropped"
      console.error(error)
      setSubmission({
        state: "failed",
        retryAfter: error instanceof ApiError ? error.retryAfter : null,
      })
      return "failed"
    } finally {
      underWay.current = null
    }
  }

  return [submission, submit] as const
}
