/** The tel: address of a phone number, without the spaces and punctuation of its written form. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`
}
