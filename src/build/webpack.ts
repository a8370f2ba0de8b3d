import type { CreateWebpackConfigArgs } from "gatsby"

type CacheGroups = Record<string, unknown>

/**
 * gatsby-node's onCreateWebpackConfig. Gatsby gathers all styles in one chunk and inlines it into every page; without
 * that cache group each page's chunk keeps its own, so that a page carries no other page's styles. The order in which
 * chunks arrive then varies, which cascade layers make harmless (src/styles/layers.css).
 */
export function keepStylesWithTheirPage({ stage, getConfig, actions }: CreateWebpackConfigArgs) {
  if (stage !== "build-javascript") return
  const webpackConfig = getConfig()
  const groups = webpackConfig.optimization?.splitChunks?.cacheGroups as CacheGroups | undefined
  if (!groups?.styles) {
    throw new Error(
      "Gatsby's production build has no cache group “styles” any more: see src/build/webpack.ts",
    )
  }
  delete groups.styles
  actions.replaceWebpackConfig(webpackConfig)
}
