import type { LayoutKey } from "../routes"

export type LayoutData = {
  /** Value of data-theme; src/styles/themes.css defines its colours. */
  theme: string
  /** The header's button, or null. */
  button: { label: string; to: string; look: "solid" | "outline" } | null
  /** Social icons in the header? */
  headerSocials: boolean
  /** Has the theme a dark scheme, and so a switch? */
  hasDark: boolean
  /**
   * Does the header stick from the start, or only after 50 px of scrolling
   * (docs/specification.md#constants)?
   */
  sticky: "always" | "afterScroll"
  /** Has the header a button that opens the panel about the agency? */
  sidePanel: boolean
}

/** Defaults of the layouts. */
const common = {
  headerSocials: false,
  hasDark: false,
  sticky: "always",
  sidePanel: false,
} as const

/**
 * How the six layouts differ (docs/design.md#six-layouts), as data rather than code. Their footers
 * come from the page templates (footer/pageFooter.ts).
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
    sticky: "afterScroll",
  },
}
