import { useEffect, useState } from "react"
import { endSession } from "../api/session"
import { Notice } from "../components/feedback/Notice"
import { messages } from "../messages"

type SignedOutProps = {
  /** Query of the address. */
  search: string
}

/** The dashboard's sign-out ends here, at /sign-in?signed-out: the site forgets who had signed in, and says so. */
export function SignedOut({ search }: SignedOutProps) {
  const [isSignedOut, setSignedOut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with every query.
  useEffect(() => {
    const url = new URL(window.location.href)
    if (!url.searchParams.has("signed-out")) return
    endSession()
    setSignedOut(true)
    // Once: the next sign-in must not be undone by a reload.
    url.searchParams.delete("signed-out")
    window.history.replaceState(window.history.state, "", url)
  }, [search])
  return <Notice tone="good">{isSignedOut && messages.signedOut}</Notice>
}
