import { navigate } from "gatsby"
import { useEffect, useState } from "react"

/** What a showcase page shows: one page of its list, or the document with a slug. */
export type Place = { page: number } | { slug: string }

/**
 * Reads `?page=3`, or `?project=kente-lane-market` where a page shows single projects; anything else is page 1.
 * @param bySlug whether the page shows single projects
 */
export function readPlace(search: string, bySlug: boolean): Place {
  const params = new URLSearchParams(search)
  const slug = bySlug && params.get("project")
  if (slug) return { slug }
  const page = Number(params.get("page"))
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1 }
}

/**
 * The place in the address, so that back, reload and sharing work.
 * @param search the query of the router's location
 * @returns null until the page is alive: the shell is built without a query, and must not ask for page 1 first
 */
export function usePlace(
  search: string,
  bySlug: boolean,
): [place: Place | null, goTo: (page: number) => void] {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const goTo = (page: number) => navigate(page > 1 ? `?page=${page}` : location.pathname)
  return [alive ? readPlace(search, bySlug) : null, goTo]
}
