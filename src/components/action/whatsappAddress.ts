/** The address that opens a chat with a WhatsApp number, which it takes as digits only. */
export function whatsappAddress(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}`
}
