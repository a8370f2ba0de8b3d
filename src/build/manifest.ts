import { readFileSync } from "node:fs"
import { language } from "../seo/language"
import { siteColours } from "./themeColours"

const icon = (name: string, size: number) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
})

/**
 * gatsby-plugin-manifest's options.
 * @param siteFile data/site.json, which holds the agency's name
 */
export function manifest(siteFile: string) {
  const { name, tagline } = readSite(siteFile)
  const ground = siteColours("loom", "light")("ground")
  return {
    name,
    short_name: name,
    description: tagline,
    lang: language,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    // Rendered by art/icons.mjs.
    icons: [
      icon("icon-192", 192),
      icon("icon-512", 512),
      { ...icon("icon-maskable-512", 512), purpose: "maskable" },
    ],
    // Without credentials, browsers would open a second connection for it, beside the one that brings the first picture.
    crossOrigin: "use-credentials",
    // gatsby-ssr.tsx writes the few tags that browsers still need.
    include_favicon: false,
    legacy: false,
    theme_color_in_head: false,
  }
}

/** If the file can't be read, checkContent stops the build a little later, with a clear message. */
function readSite(file: string): { name: string; tagline: string } {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return { name: "", tagline: "" }
  }
}
