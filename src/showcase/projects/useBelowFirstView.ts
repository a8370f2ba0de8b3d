import { useEffect, useState } from "react"

type BelowFirstView = typeof import("./belowFirstView")

let loaded: BelowFirstView | null = null

/**
 * Loads what is below the first view. Without it a project is shown as one that isn't told as a case; the pager still
 * leads on.
 */
export async function loadBelowFirstView(): Promise<BelowFirstView | null> {
  try {
    loaded = await import("./belowFirstView")
  } catch (error) {
    console.error("The parts of a case could not be loaded.", error)
  }
  return loaded
}

/** What is below the first view; null until it is loaded. */
export function useBelowFirstView(): BelowFirstView | null {
  const [parts, setParts] = useState(loaded)
  useEffect(() => {
    let isCurrent = true
    if (!parts) void loadBelowFirstView().then((ready) => isCurrent && setParts(ready))
    return () => {
      isCurrent = false
    }
  }, [parts])
  return parts
}
