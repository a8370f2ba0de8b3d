import { useEffect, useState } from "react"
import { ApiError } from "../../api/http"
import { dropToken, takeToken } from "../addressToken"
import { verifyOnce } from "./verification"

export type VerificationState =
  | { state: "verifying" | "verified" | "missing" }
  | {
      state: "failed"
      /** What was thrown. */
      error: unknown
    }

/**
 * Verifies the e-mail address whose token is in the page's address
 * (docs/specification.md#account-pages).
 * @param visit differs for each visit of the page
 * @returns the state, and a function to retry
 */
export function useVerification(visit: string): [VerificationState, () => void] {
  const [verification, setVerification] = useState<VerificationState>({ state: "verifying" })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per visit and attempt.
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

/** Could the same link work later? A rejected one won't. */
export function mayPass(error: unknown): boolean {
  return (
    !(error instanceof ApiError) ||
    error.status === 0 ||
    error.status === 429 ||
    error.status >= 500
  )
}

// A link works only once: remember the success, so that a reload doesn't show a failure.
function rememberVerified() {
  dropToken()
  window.history.replaceState({ ...window.history.state, verified: true }, "")
}

function isVerified(): boolean {
  return window.history.state?.verified === true
}
