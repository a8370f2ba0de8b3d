import menu from "../../data/menu.json"
import { reachable } from "../../src/layouts/useSite"

/** An agency, with all that layouts show of it. */
export const site = {
  name: "Adwene",
  tagline: "Branding, design and software agency",
  blurb: "Adwene is Twi for mind, for idea.",
  phones: ["+233 00 000 0001", "+233 00 000 0002"],
  email: "hello@adwene.example",
  address: "Accra, Ghana",
  city: "Accra",
  country: "Ghana",
  hours: "Monday to Friday, 8:00 to 17:00 GMT",
  copyright: "© 2025 Adwene. All rights reserved.",
  legal: [
    { label: "Terms & Conditions", to: "/terms" },
    { label: "Privacy", to: "/privacy" },
  ],
  socials: [
    { network: "facebook", url: "https://www.facebook.com/" },
    { network: "instagram", url: "https://www.instagram.com/" },
    { network: "linkedin", url: "https://www.linkedin.com/" },
    { network: "x", url: "https://x.com/" },
  ],
}

/** Words of the panel about the agency. */
export const sidePanel = {
  opener: "About the agency",
  title: "Every room begins with a conversation.",
  phone: "Call us",
  email: "Write to us",
  address: "Visit us",
  socials: "Follow us",
}

/** An entry of data/menu.json. */
type MenuItem = { label: string; to?: string; items?: MenuItem[] }

/** The agency's own menu as the layouts' query gives it, where the items of an entry are its children. */
export const menuNodes = menu.map(asQueried)

/** The agency's own menu as a layout gets it. */
export const fullMenu = reachable(menuNodes)

function asQueried({ label, to, items = [] }: MenuItem): Parameters<typeof reachable>[0][number] {
  return { label, to, children: items.map(asQueried) }
}
