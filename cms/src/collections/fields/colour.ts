/** Field validation: empty, or a colour as six hexadecimal digits. */
export function validateColour(value: string | null | undefined): string | true {
  if (!value || /^#[\da-f]{6}$/i.test(value)) return true
  return "Write the colour as # and six digits, for example #1f6b4a."
}
