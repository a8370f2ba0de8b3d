import { useEffect, useState } from "react"
import type { caseParts } from "./case/caseParts"
import type { NextProject } from "./NextProject"

type BelowFirstView = {
  caseParts: typeof caseParts
  NextProject: typeof NextProject
  /** Class of an accordion whose closed projects are strips of cloth. */
  strips: string | undefined
}

let loaded: BelowFirstView | null = null

/**
 * Loads what is below the first view. Without it a project is shown as one that isn't told as a case; the pager still
 * leads on.
 */
export async function loadBelowFirstView(): Promise<BelowFirstView | null> {
  try {
    const { caseParts, NextProject, strips } = await import("./belowFirstView")
    loaded = { caseParts, NextProject, strips }
  } catch (error) {
    console.error("Case not loaded", error)
  }
  return loaded
}

/** What is below the first view; null until it is loaded. */
export function useBelowFirstView(): BelowFirstView | null {
  const [parts, setParts] = useState(loaded)
  useEffect(() => {
    if (!parts) void loadBelowFirstView().then(setParts)
  }, [parts])
  return parts
}
