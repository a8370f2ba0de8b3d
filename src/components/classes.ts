/** Joins the names of an element's classes, without those that don't apply. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ")
}
