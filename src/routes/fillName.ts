/** Stands for the agency's name in texts of data/pages.json. */
export const NAME = "{name}"

/** Replaces the placeholder with the name. */
export function fillName(text: string, name: string): string {
  return text.replaceAll(NAME, name)
}
