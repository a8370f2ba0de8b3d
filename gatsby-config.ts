import dotenv from "dotenv"
import type { GatsbyConfig } from "gatsby"
import { readAnalytics } from "./src/analytics/settings"
import { POSTS_FILE } from "./src/build/blog/sourcePosts"
import { contentTypeName } from "./src/build/content/files"
import { readHeaderSettings } from "./src/build/headers/settings"
import { manifest } from "./src/build/manifest"
import { avifEffort } from "./src/build/pictures/avifEffort"
import { sitemap } from "./src/build/sitemap"
import { readEditorSettings } from "./src/editor/settings"
import { readConfig } from "./src/readConfig"

dotenv.config({ path: `.env.${process.env.NODE_ENV ?? "development"}` })

stopOnWrongSettings()
const { siteUrl } = readConfig(process.env)

/**
 * Tells what is wrong with all variables at once. Gatsby first loads this file in a trial run, mistakes anything it throws
 * for a compiler failure and carries on without a configuration. So exit instead of throwing.
 */
function stopOnWrongSettings() {
  const readers = [readConfig, readEditorSettings, readHeaderSettings, readAnalytics, avifEffort]
  const problems = readers.flatMap((read) => {
    try {
      read(process.env)
      return []
    } catch (error) {
      return (error as Error).message
    }
  })
  if (problems.length === 0) return
  console.error(problems.join("\n"))
  process.exit(1)
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
      // Articles are sourced by src/build/blog/sourcePosts.ts.
      options: { name: "data", path: "./data", ignore: [`**/${POSTS_FILE}`] },
    },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: contentTypeName },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemap },
    { resolve: "gatsby-plugin-manifest", options: manifest("data/site.json") },
  ],
}

export default config
