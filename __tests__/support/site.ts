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

const leaf = (label: string, to: string) => ({ label, to })

/** The whole menu (SPEC 2.2, DESIGN "How SPEC is read"), as it is once every page of it is built. */
export const fullMenu = reachable([
  leaf("Home", "/"),
  {
    label: "Services",
    children: [
      leaf("Web services", "/web-services"),
      leaf("Creative branding", "/creative-branding-services"),
      leaf("UI/UX interfaces", "/uiux-interfaces"),
      leaf("Mobile app development", "/mobile-app-development"),
      leaf("Video editing and animation", "/video-services"),
      leaf("Software development", "/software-development"),
      {
        label: "IT services",
        children: [
          leaf("Information system analysis", "/information-system-analysis"),
          leaf("Search engine optimization", "/search-engine-optimization"),
          leaf("Data centres", "/datacenter-design-and-deployment"),
          leaf("Enterprise networks", "/enterprise-network-design-and-deployment"),
          leaf("Network upgrades", "/corporate-network-upgrade"),
          leaf("Systems maintenance", "/systems-maintenance"),
          leaf("Servers and cloud", "/enterprise-servers-cloud-deployment"),
        ],
      },
      leaf("Many more...", "/service"),
    ],
  },
  leaf("About Us", "/about-us"),
  {
    label: "Facts",
    children: [
      leaf("FAQ", "/faq"),
      leaf("Testimonials", "/testimonial"),
      leaf("Portfolio", "/#projects"),
      leaf("Seven front doors", "/designs"),
    ],
  },
  {
    label: "Settings",
    children: [
      leaf("Sign up", "/sign-up"),
      leaf("Sign in", "/sign-in"),
      leaf("Reset password", "/reset-password"),
    ],
  },
])
