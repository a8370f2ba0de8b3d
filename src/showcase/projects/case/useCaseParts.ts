import { useEffect, useState } from "react"
import type { caseParts } from "./caseParts"

type CaseParts = typeof caseParts

let loaded: CaseParts | null = null

/**
 * Loads the parts of a case while the first document is being fetched. Without them the project is shown as one that
 * isn't told as a case.
 */
export async function loadCaseParts(): Promise<CaseParts | null> {
  try {
    loaded = (await import("./caseParts")).caseParts
  } catch (error) {
    console.error("The parts of a case could not be loaded.", error)
  }
  return loaded
}

/** The parts of a case; null until they are loaded. */
export function useCaseParts(): CaseParts | null {
  const [parts, setParts] = useState(loaded)
  useEffect(() => {
    let isCurrent = true
    if (!parts) void loadCaseParts().then((ready) => isCurrent && setParts(ready))
    return () => {
      isCurrent = false
    }
  }, [parts])
  return parts
}
