import dotenv from "dotenv"
import type { GatsbyConfig } from "gatsby"
import { contentTypeName } from "./src/build/content/files"
import { sitemap } from "./src/build/sitemap"
import { readConfig } from "./src/readConfig"

dotenv.config({ path: `.env.${process.env.NODE_ENV ?? "development"}` })

/** --paper of src/styles/tokens.css: a manifest can't read a stylesheet. */
const paper = "#f7f1e5"

const { siteUrl } = readOrStop()

/**
 * Gatsby tries this file out before it loads it, takes what it throws for a flaw of its compiler, and goes on with no
 * configuration at all: hence no error, but an end.
 */
function readOrStop() {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: "./data" },
    },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: contentTypeName },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemap },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: "Adwene",
        short_name: "Adwene",
        description: "Branding, design and software agency in Accra, Ghana",
        lang: "en",
        start_url: "/",
        scope: "/",
        display: "minimal-ui",
        background_color: paper,
        theme_color: paper,
        // Made by art/icons.mjs.
        icons: [
          { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
          {
            src: "/icons/icon-maskable-512.png",
            sizes: "512x512",
            type: "image/png",
            purpose: "maskable",
          },
        ],
        // The few tags that browsers still need are written by gatsby-ssr.tsx.
        include_favicon: false,
        legacy: false,
        theme_color_in_head: false,
      },
    },
  ],
}

export default config
