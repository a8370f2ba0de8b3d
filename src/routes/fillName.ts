/** Stands for the agency's name in some texts of data/. */
export const NAME = "{name}"

/** Replaces the placeholder with the name. */
export function fillName(text: string, name: string): string {
  return text.replaceAll(NAME, name)
}
