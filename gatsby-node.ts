import type { GatsbyNode } from "gatsby"
import { warnOfUnsetAddresses } from "./src/build/addresses"
import { lowerAvifEffort } from "./src/build/avifEffort"
import { sourcePosts } from "./src/build/blog/sourcePosts"
import { writeDevelopmentIndex } from "./src/build/blog/writeSearchIndex"
import {
  discardUntrustedCache,
  markBuildFinished,
  markRunUnderWay,
} from "./src/build/cache/cacheCheck"
import { stopOnBadContent } from "./src/build/content/check"
import {
  declareContentTypes,
  resolveListedPosts,
  sourceLinkTable,
} from "./src/build/content/graphql"
import { stopOnMissingItems } from "./src/build/content/missingItems"
import { refineDominantColour } from "./src/build/dominantColour"
import { finishPages } from "./src/build/finish/finishPages"
import { leaveOutFunctions } from "./src/build/functions"
import { createSitePages } from "./src/build/pages"
import { keepStylesWithTheirPage } from "./src/build/webpack"

/** A cache of another checkout, or of a run that did not end well, is made anew. */
export const onPreInit: GatsbyNode["onPreInit"] = discardUntrustedCache

/**
 * src/api is code of the pages, not of a host's functions; AVIF pictures are encoded with less effort, and wait on a
 * colour of their own.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = (args) => {
  leaveOutFunctions(args)
  lowerAvifEffort()
  refineDominantColour()
}

/** A mistake in data/ ends the build here, before any picture is touched. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = (args) => {
  stopOnBadContent(args)
  markRunUnderWay(args)
}

/** The schemas of data/ become GraphQL types. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  declareContentTypes

/** The blog's articles; and queries that hold links run again when the table of links has changed. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => {
  sourcePosts(api)
  sourceLinkTable(api)
}

/** A page of a list asks for its own articles, not for all. */
export const createResolvers: GatsbyNode["createResolvers"] = resolveListedPosts

/** The route table becomes pages, and so do the articles of the blog. */
export const createPages: GatsbyNode["createPages"] = createSitePages

/** The dev server's search gets its index; a build's is made of the pages that were written. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = writeDevelopmentIndex

/** Addresses that nobody set are named before the long part of a build. */
export const onPreBuild: GatsbyNode["onPreBuild"] = warnOfUnsetAddresses

/** Every page carries its own styles only. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = keepStylesWithTheirPage

/**
 * The written pages get the late runtime, redirects their files, and the blog its feed and its search's index; if they
 * hold all of data/.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  stopOnMissingItems(args)
  await finishPages(args)
  markBuildFinished(args)
}
