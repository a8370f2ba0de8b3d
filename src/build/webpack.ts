import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

/** The parts of webpack's configuration that we change. */
type WebpackConfig = {
  plugins?: { options?: { ignoreOrder?: boolean } }[]
  output?: { hashSalt?: string }
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } }
}

/**
 * gatsby-node's onCreateWebpackConfig. Gatsby collects all styles in one chunk and inlines it into every page; without
 * that cache group, each page's chunk keeps its own styles, so that a page doesn't carry another page's. The chunks' order
 * then varies, which cascade layers make harmless (src/styles/layers.css).
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
      "Gatsby's production build no longer has a cache group “styles”: see src/build/webpack.ts",
    )
  }
  delete groups.styles
}

/**
 * Gatsby renders a page again when the renderer's hash changes, but that hash covers only class names, not their rules: a
 * page whose styles alone were edited would keep the old ones inlined. So we add a hash of the styles.
 */
function renderAgainWithNewStyles(webpackConfig: WebpackConfig) {
  const hash = createHash("md5")
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" }).sort()) {
    if (file.endsWith(".css")) hash.update(file).update(readFileSync(join("src", file)))
  }
  webpackConfig.output = { ...webpackConfig.output, hashSalt: hash.digest("hex") }
}

/** "Conflicting order" warnings are irrelevant: cascade layers decide the order. */
function ignoreStyleOrder({ plugins = [] }: WebpackConfig) {
  for (const plugin of plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      plugin.options = { ...plugin.options, ignoreOrder: true }
    }
  }
}
