/** Where a link to a telephone number leads: its digits alone, however the number is set. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`
}
