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
  /** Does the header stick from the start, or only after 50 px of scroll (SPEC 9)? */
  sticky: "always" | "late"
  /** A button that opens the panel about the agency? */
  sidePanel: boolean
}

/** What most layouts share. */
const common = {
  headerSocials: false,
  hasDark: false,
  sticky: "always",
  sidePanel: false,
} as const

/**
 * What tells the six layouts apart (SPEC 2.2, BRAND "Six layouts"): data, not code. Their footers come with the pages'
 * templates (footer/pageFooter.ts).
 */
export const layouts: Record<LayoutKey, LayoutData> = {
  loom: {
    ...common,
    theme: "loom",
    button: { label: "Talk to an expert", to: "/contact-us", look: "solid" },
    headerSocials: true,
    hasDark: true,
  },
  studio: {
    ...common,
    theme: "studio",
    button: { label: "Hire Us!", to: "/contact-us", look: "outline" },
  },
  plain: { ...common, theme: "plain", button: null, hasDark: true },
  interior: {
    ...common,
    theme: "interior",
    button: { label: "Contact Us", to: "/contact-us", look: "solid" },
    sidePanel: true,
  },
  signal: {
    ...common,
    theme: "signal",
    button: { label: "Explore Our Plans", to: "/contact-us", look: "solid" },
  },
  launch: {
    ...common,
    theme: "launch",
    button: { label: "Contact Us", to: "/contact-us", look: "solid" },
    sticky: "late",
  },
}
