import { useEffect, useRef, useState } from "react"

/** How long the success notice stays, in ms (docs/specification.md#constants). */
const NOTICE_MS = 5000

/**
 * The outcome of a submission: "sent" is announced for 5 s, "done" until the next attempt; "kept"
 * means a sample form that sends nothing; "leaving" means the browser is navigating away.
 */
export type Outcome = "sent" | "done" | "kept" | "leaving"

type Submission =
  | { state: "idle" | "sending" | Outcome }
  | {
      state: "failed"
      /** What was thrown. */
      error: unknown
    }

/**
 * Submission state: idle, sending, then its outcome, or failed until the next attempt
 * (docs/specification.md#states). A second click while sending is ignored; leaving the page aborts
 * the request; a failure is logged once.
 * @returns the state, and a function that submits and resolves to the outcome
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

  // A page restored from the back/forward cache is still in the state in which it was left.
  useEffect(() => {
    if (state !== "leaving") return
    const reset = () => setSubmission({ state: "idle" })
    window.addEventListener("pageshow", reset)
    return () => window.removeEventListener("pageshow", reset)
  }, [state])

  async function submit(values: Values): Promise<Outcome | Failure | "dropped"> {
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
      setSubmission({ state: "failed", error })
      return { error }
    } finally {
      underWay.current = null
    }
  }

  return [submission, submit] as const
}

type Failure = { error: unknown }
