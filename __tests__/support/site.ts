import { reachable } from "../../src/layouts/useSite"

/** Site data with everything that layouts show. */
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
  ] as const,
}

/** Texts of the side panel. */
export const sidePanel = {
  opener: "About the agency",
  title: "Every room begins with a conversation.",
  phone: "Call us",
  email: "Write to us",
  address: "Visit us",
  socials: "Follow us",
}

const leaf = (label: string, to: string) => ({ label, to, children: [] })
const group = (label: string, ...children: MenuNodes) => ({ label, to: null, children })
type MenuNodes = Parameters<typeof reachable>[0]

/** A three-level menu as the layouts' query returns it. */
export const menuNodes: MenuNodes = [
  leaf("Home", "/"),
  group(
    "Services",
    leaf("Web services", "/web-services"),
    group(
      "IT services",
      leaf("Data centres", "/datacenter-design-and-deployment"),
      leaf("Systems maintenance", "/systems-maintenance"),
    ),
    leaf("Many more...", "/service"),
  ),
  leaf("About Us", "/about-us"),
  group("Facts", leaf("FAQ", "/faq"), leaf("Portfolio", "/#projects")),
  group(
    "Settings",
    leaf("Sign up", "/sign-up"),
    leaf("Sign in", "/sign-in"),
    leaf("Reset password", "/reset-password"),
  ),
]

/** The same menu as layouts receive it. */
export const fullMenu = reachable(menuNodes)
