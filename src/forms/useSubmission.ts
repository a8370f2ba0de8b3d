import { useEffect, useRef, useState } from "react"

/** SPEC 9: how long the success notice stays, in ms. */
const NOTICE_MS = 5000

/**
 * What became of a form: "sent", which is said for 5 s; "done", which is said until the next try; "kept" where it was,
 * because the form is a sample that sends nothing; or "leaving", when the browser is on its way to another page.
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
 * Sends a form: idle, sending, then its outcome, or failed until the next try (SPEC 4). A second click while sending
 * sends once; leaving the page cancels; a failure is reported once.
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

  // Who comes back by the browser's own button may find the page as it was left.
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
