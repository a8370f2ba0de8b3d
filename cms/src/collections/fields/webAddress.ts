/** Field validation: empty, or an http(s) URL. */
export function validateWebAddress(value: string | null | undefined): string | true {
  if (!value) return true
  const url = URL.canParse(value) ? new URL(value) : null
  if (url && ["http:", "https:"].includes(url.protocol)) return true
  return "Write a whole address, for example https://example.com."
}
