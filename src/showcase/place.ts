import { navigate } from "gatsby"
import { useEffect, useState } from "react"

/**
 * What a showcase page shows: a page of its list, the document with a slug, or the one that an editor is
 * writing in the panel.
 */
export type Place = { page: number } | { slug: string } | { preview: true }

/**
 * Parses `?page=3`, if allowed `?project=kente-lane-market` and, in a frame, `?preview`; anything else is page 1.
 * @param bySlug whether the page can show a single project
 */
export function readPlace(search: string, bySlug: boolean): Place {
  const params = new URLSearchParams(search)
  if (params.has("preview") && window.parent !== window) return { preview: true }
  const slug = bySlug && params.get("project")
  if (slug) return { slug }
  const page = Number(params.get("page"))
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1 }
}

/**
 * The place is kept in the address, so that back, reload and sharing work.
 * @param search query string of the router's location
 * @returns null until hydrated: static HTML knows no query, and must not request page 1 first
 */
export function usePlace(
  search: string,
  bySlug: boolean,
): [place: Place | null, goTo: (page: number) => void] {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const goTo = (page: number) => navigate(page > 1 ? `?page=${page}` : location.pathname)
  return [hydrated ? readPlace(search, bySlug) : null, goTo]
}
