import { useEffect, useState } from "react"
import { endSession } from "../api/session"
import { Notice } from "../components/feedback/Notice"
import { messages } from "../messages"

type SignedOutProps = {
  /** Query string of the address. */
  search: string
}

/** The dashboard signs out to /sign-in?signed-out: ends the session here too and announces it. */
export function SignedOut({ search }: SignedOutProps) {
  const [isSignedOut, setSignedOut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever the query changes.
  useEffect(() => {
    const url = new URL(window.location.href)
    if (!url.searchParams.has("signed-out")) return
    endSession()
    setSignedOut(true)
    // Removed, so that a reload doesn't undo the next sign-in.
    url.searchParams.delete("signed-out")
    window.history.replaceState(window.history.state, "", url)
  }, [search])
  return <Notice tone="good">{isSignedOut && messages.signedOut}</Notice>
}
