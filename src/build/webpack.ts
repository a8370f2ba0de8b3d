import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

/** The parts of webpack's configuration that are touched here. */
type WebpackConfig = {
  plugins?: { options?: { ignoreOrder?: boolean } }[]
  output?: { hashSalt?: string }
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } }
}

/**
 * gatsby-node's onCreateWebpackConfig. Gatsby gathers all styles in one chunk and inlines it into every page; without
 * that cache group each page's chunk keeps its own, so that a page carries no other page's styles. The order in which
 * chunks arrive then varies, which cascade layers make harmless (src/styles/layers.css).
 */
export function keepStylesWithTheirPage({ stage, getConfig, actions }: CreateWebpackConfigArgs) {
  if (stage === "develop-html") return
  const webpackConfig: WebpackConfig = getConfig()
  if (stage === "build-html") renderAgainWithNewStyles(webpackConfig)
  else ignoreStyleOrder(webpackConfig)
  if (stage === "build-javascript") splitStyles(webpackConfig)
  actions.replaceWebpackConfig(webpackConfig as object)
}

function splitStyles({ optimization }: WebpackConfig) {
  const groups = optimization?.splitChunks?.cacheGroups
  if (!groups?.styles) {
    throw new Error(
      "Gatsby's production build has no cache group “styles” any more: see src/build/webpack.ts",
    )
  }
  delete groups.styles
}

/**
 * Gatsby writes a page anew when the renderer's hash has changed, which knows the names of classes but not what they say:
 * a page whose styles alone were edited would keep its old ones inlined. The styles' own hash is the missing part.
 */
function renderAgainWithNewStyles(webpackConfig: WebpackConfig) {
  const hash = createHash("md5")
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" }).sort()) {
    if (file.endsWith(".css")) hash.update(file).update(readFileSync(join("src", file)))
  }
  webpackConfig.output = { ...webpackConfig.output, hashSalt: hash.digest("hex") }
}

/** Warnings of "conflicting order" are about what the layers settle. */
function ignoreStyleOrder({ plugins = [] }: WebpackConfig) {
  for (const plugin of plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      plugin.options = { ...plugin.options, ignoreOrder: true }
    }
  }
}
