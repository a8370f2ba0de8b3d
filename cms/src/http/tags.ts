/** Whether If-None-Match contains `tag`, so that a 304 will do. */
export function isKnownTag({ headers }: Request, tag: string | null): boolean {
  const asked = headers.get("If-None-Match")
  if (!asked || !tag) return false
  const bare = (text: string) => text.trim().replace(/^W\//, "")
  return asked.trim() === "*" || asked.split(",").some((one) => bare(one) === bare(tag))
}

export function notModified(headers: Headers): Response {
  const kept = new Headers(headers)
  for (const name of ["Content-Length", "Content-Type"]) kept.delete(name)
  return new Response(null, { status: 304, headers: kept })
}
