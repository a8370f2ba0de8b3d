/** Stands in some texts of data/ for the agency's name or, on a member's page, for their first name. */
export const NAME = "{name}"

/** Replaces the placeholder with the name. */
export function fillName(text: string, name: string): string {
  return text.replaceAll(NAME, name)
}
