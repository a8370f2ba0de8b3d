import type { LayoutKey } from "../routes"

export type LayoutData = {
  /** Value of data-theme; its colours stand in src/styles/themes.css. */
  theme: string
  /** The header's one button, or none. */
  button: { label: string; to: string; look: "solid" | "outline" } | null
  /** Social icons in the header? */
  headerSocials: boolean
  /** Has the theme a dark counterpart, and so a switch? */
  hasDark: boolean
}

/** What tells the six layouts apart (SPEC 2.2, BRAND "Six layouts"): data, not code. */
export const layouts: Record<LayoutKey, LayoutData> = {
  loom: {
    theme: "loom",
    button: { label: "Talk to an expert", to: "/contact-us", look: "solid" },
    headerSocials: true,
    hasDark: true,
  },
  studio: {
    theme: "studio",
    button: { label: "Hire Us!", to: "/contact-us", look: "outline" },
    headerSocials: false,
    hasDark: false,
  },
  plain: { theme: "plain", button: null, headerSocials: false, hasDark: true },
  interior: {
    theme: "interior",
    button: { label: "Contact Us", to: "/contact-us", look: "solid" },
    headerSocials: false,
    hasDark: false,
  },
  signal: {
    theme: "signal",
    button: { label: "Explore Our Plans", to: "/contact-us", look: "solid" },
    headerSocials: false,
    hasDark: false,
  },
  launch: {
    theme: "launch",
    button: { label: "Contact Us", to: "/contact-us", look: "solid" },
    headerSocials: false,
    hasDark: false,
  },
}
