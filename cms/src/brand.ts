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
  "thread-2": ["#a8321f", "#d2553c"],
  "thread-3": ["#1f6b4a", "#3b9069"],
  "thread-4": ["#27357e", "#6674c9"],
} as const satisfies Record<string, readonly [light: string, dark: string]>

/** The site's faces (scripts/lib/fonts/faces.mjs). A mail shows them only where they are installed. */
export const faces = { display: "Bricolage Grotesque", text: "Hanken Grotesk" }
