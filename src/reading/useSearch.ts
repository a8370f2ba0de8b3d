import { useCallback, useEffect, useRef, useState } from "react"
import { type Found, type OpenIndex, openIndex, type Wanted } from "./openIndex"

/** Results of each kind shown at first, and added by each "more": pages fill rows of two and of three. */
const STEP: Wanted = { articles: 20, pages: 12 }

type Search = {
  /** Results of this search; null until they arrive, or if the query has no words. */
  found: Found | null
  state: "idle" | "loading" | "ready" | "failed"
  retry: () => void
  /** Shows more results of a kind. */
  more: (kind: keyof Wanted) => void
}

/** A value together with the query it belongs to. */
type Of<T> = { question: string } & T

/**
 * Searches the index written by the build. Leaving the page aborts; a failure is logged once.
 * @param question nothing is loaded while it is empty
 */
export function useSearch(question: string): Search {
  const index = useRef<OpenIndex | null>(null)
  const [answer, setAnswer] = useState<Of<{ found: Found | null }> | null>(null)
  const [failed, setFailed] = useState(false)
  const [wish, setWish] = useState<Of<Wanted>>({ question, ...STEP })
  const { articles, pages } = wish.question === question ? wish : STEP

  useEffect(() => {
    return () => {
      index.current?.close()
      index.current = null
    }
  }, [])

  useEffect(() => {
    if (!question || failed) return
    let isOld = false
    index.current ??= openIndex()
    const opened = index.current
    opened.find(question, { articles, pages }).then(
      (found) => {
        if (!isOld) setAnswer({ question, found })
      },
      (error) => {
        if (isOld) return
        console.error(error)
        // A retry reads the index again, as a new deployment may have replaced it.
        opened.close()
        index.current = null
        setFailed(true)
      },
    )
    return () => {
      isOld = true
    }
  }, [question, articles, pages, failed])

  const retry = useCallback(() => setFailed(false), [])
  const more = (kind: keyof Wanted) => {
    setWish({ question, articles, pages, [kind]: { articles, pages }[kind] + STEP[kind] })
  }
  const isAnswered = question !== "" && answer?.question === question
  const state = !question ? "idle" : failed ? "failed" : isAnswered ? "ready" : "loading"
  return { found: isAnswered ? answer.found : null, state, retry, more }
}
