/**
 * The brand, as mails, the panel and the login bridge show it. The service is deployed without the
 * site's sources, so it repeats a few of their facts; __tests__/brand.test.ts compares them.
 */

/** `name` of the site's data/site.json. */
export const companyName = "Adwene"

/** Footer of mails and pages. */
export const companyLine = `${companyName}, branding, design and software. Accra, Ghana.`

/** The colours of the site's theme "loom" (src/styles/themes.css), by role: light and dark. */
export const colours = {
  ground: ["#f7f1e5", "#16120d"],
  surface: ["#fffaf0", "#211a13"],
  ink: ["#1a1510", "#f6eddc"],
  "ink-soft": ["#5b5045", "#c0b39e"],
  line: ["#dccfb6", "#3d3226"],
  accent: ["#f2b42c", "#f2b42c"],
  "on-accent": ["#1a1510", "#1a1510"],
  "thread-1": ["#f2b42c", "#f2b42c"],
  "thread-2": ["#a8321f", "#dd4f33"],
  "thread-3": ["#1f6b4a", "#26935f"],
  "thread-4": ["#27357e", "#4c5fd6"],
} as const satisfies Record<string, readonly [light: string, dark: string]>

/** The mark in a square of 32 by 32: the paths of static/favicon.svg, each with its colour. */
export const mark = [
  ["thread-1", "M4 0h10v17H4zM4 29h10v3H4z"],
  ["thread-2", "M18 0h10v3H18zM18 15h10v17H18z"],
  ["thread-3", "M0 4h3v10H0zM15 4h17v10H15z"],
  ["thread-4", "M0 18h17v10H0zM29 18h3v10h-3z"],
] as const satisfies readonly (readonly [keyof typeof colours, string])[]

/** The site's faces (scripts/lib/fonts/faces.mjs). A mail shows them only where they are installed. */
export const faces = { display: "Bricolage Grotesque", text: "Hanken Grotesk" }
