/**
 * The link of a plan's button. A link to the contact page takes the plan along, and the form there names it in its subject
 * (src/contact/planSubject.ts); any other link stays as it is.
 */
export function planLink(to: string, planId: string): string {
  return to === "/contact-us" ? `${to}?plan=${encodeURIComponent(planId)}` : to
}
