import { useEffect, useState } from "react"
import { ApiError } from "../api/http"
import { dropToken, takeToken } from "./addressToken"
import { verifyOnce } from "./verification"

export type VerificationState =
  | { state: "verifying" | "verified" | "missing" }
  | {
      state: "failed"
      /** What was thrown. */
      error: unknown
    }

/**
 * Verifies the e-mail address whose token stands in the address (SPEC 4).
 * @param visit tells one visit of the page from the next
 * @returns its state, and a function that tries once more
 */
export function useVerification(visit: string): [VerificationState, () => void] {
  const [verification, setVerification] = useState<VerificationState>({ state: "verifying" })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every visit and every attempt.
  useEffect(() => {
    if (isVerified()) return setVerification({ state: "verified" })
    const token = takeToken()
    if (!token) return setVerification({ state: "missing" })
    setVerification({ state: "verifying" })
    let left = false
    const { answer, leave } = verifyOnce(token)
    answer.then(
      () => {
        if (left) return
        rememberVerified()
        setVerification({ state: "verified" })
      },
      (error: unknown) => {
        if (left) return
        console.error(error)
        setVerification({ state: "failed", error })
      },
    )
    return () => {
      left = true
      leave()
    }
  }, [visit, attempt])

  return [verification, () => setAttempt(attempt + 1)]
}

/** May the same link do better at another time? A refusal stays one. */
export function mayPass(error: unknown): boolean {
  return (
    !(error instanceof ApiError) ||
    error.status === 0 ||
    error.status === 429 ||
    error.status >= 500
  )
}

// A link is good for one use: a page that is loaded again must not call it bad.
function rememberVerified() {
  dropToken()
  window.history.replaceState({ ...window.history.state, verified: true }, "")
}

function isVerified(): boolean {
  return window.history.state?.verified === true
}
