import { useCallback, useEffect, useState } from "react"
import { request } from "../api/http"
import { type IndexedPost, parseIndex, SEARCH_INDEX } from "../blog/searchIndex"

type IndexState =
  | { state: "loading" }
  | { state: "failed"; retry: () => void }
  | { state: "ready"; index: IndexedPost[] }

/**
 * The index of all articles, a file that the build has written. Leaving the page cancels; a failure is reported once.
 * @param wanted false while nothing is asked: then nothing is loaded
 */
export function useSearchIndex(wanted: boolean): IndexState {
  const [result, setResult] = useState<IndexState>({ state: "loading" })
  const [attempt, setAttempt] = useState(1)

  const retry = useCallback(() => {
    setResult({ state: "loading" })
    setAttempt((number) => number + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again.
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    loadIndex(controller.signal).then(
      (index) => setResult({ state: "ready", index }),
      (error) => {
        if (controller.signal.aborted) return
        console.error(error)
        setResult({ state: "failed", retry })
      },
    )
    return () => controller.abort()
  }, [wanted, attempt, retry])

  return result
}

async function loadIndex(signal: AbortSignal): Promise<IndexedPost[]> {
  const { body } = await request(SEARCH_INDEX, { signal })
  return parseIndex(body)
}
