import dotenv from "dotenv"
import type { GatsbyConfig } from "gatsby"
import { contentTypeName } from "./src/build/content/files"
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
    {
      resolve: "gatsby-plugin-sitemap",
      options: { excludes: ["/404", "/404.html"], output: "/" },
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: "Adwene",
        short_name: "Adwene",
        start_url: "/",
        display: "minimal-ui",
        background_color: paper,
        theme_color: paper,
        icon: "data/images/brand/mark.svg",
        // The few tags that browsers still need are written by gatsby-ssr.tsx.
        include_favicon: false,
        legacy: false,
        theme_color_in_head: false,
      },
    },
  ],
}

export default config
