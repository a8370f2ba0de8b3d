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
 * @param siteFile data/site.json, where the agency's name stands
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
    // Made by art/icons.mjs.
    icons: [
      icon("icon-192", 192),
      icon("icon-512", 512),
      { ...icon("icon-maskable-512", 512), purpose: "maskable" },
    ],
    // The few tags that browsers still need are written by gatsby-ssr.tsx.
    include_favicon: false,
    legacy: false,
    theme_color_in_head: false,
  }
}

/** A file that can't be read ends the build a little later, with a sentence (checkContent). */
function readSite(file: string): { name: string; tagline: string } {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return { name: "", tagline: "" }
  }
}
