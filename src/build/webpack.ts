import type { CreateWebpackConfigArgs } from "gatsby"

/** The parts of webpack's configuration that are touched here. */
type WebpackConfig = {
  plugins?: { options?: { ignoreOrder?: boolean } }[]
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } }
}

/**
 * gatsby-node's onCreateWebpackConfig. Gatsby gathers all styles in one chunk and inlines it into every page; without
 * that cache group each page's chunk keeps its own, so that a page carries no other page's styles. The order in which
 * chunks arrive then varies, which cascade layers make harmless (src/styles/layers.css).
 */
export function keepStylesWithTheirPage({ stage, getConfig, actions }: CreateWebpackConfigArgs) {
  if (stage !== "build-javascript" && stage !== "develop") return
  const webpackConfig: WebpackConfig = getConfig()
  ignoreStyleOrder(webpackConfig)
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

/** Warnings of "conflicting order" are about what the layers settle. */
function ignoreStyleOrder({ plugins = [] }: WebpackConfig) {
  for (const plugin of plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      plugin.options = { ...plugin.options, ignoreOrder: true }
    }
  }
}
