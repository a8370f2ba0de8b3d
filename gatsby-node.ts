import type { GatsbyNode } from "gatsby"
import { warnOfUnsetAddresses } from "./src/build/addresses"
import { sourcePosts } from "./src/build/blog/sourcePosts"
import { writeDevelopmentIndex } from "./src/build/blog/writeSearchIndex"
import {
  discardUntrustedCache,
  markBuildFinished,
  markRunUnderWay,
} from "./src/build/cache/cacheCheck"
import { warnOfBlockedFilms } from "./src/build/content/blockedFilms"
import { stopOnBadContent } from "./src/build/content/check"
import {
  declareContentTypes,
  resolveListedPosts,
  sourceLinkTable,
} from "./src/build/content/graphql"
import { stopOnMissingItems } from "./src/build/content/missingItems"
import { describeAnalytics, sourceAnalytics } from "./src/build/content/privacyAnalytics"
import { watchContent } from "./src/build/content/watchContent"
import { finishPages } from "./src/build/finish/finishPages"
import { leaveOutFunctions } from "./src/build/functions"
import { precompressFiles } from "./src/build/headers/precompress"
import { writeHostFiles } from "./src/build/headers/writeHostFiles"
import { createSitePages } from "./src/build/pages"
import { lowerAvifEffort } from "./src/build/pictures/avifEffort"
import { refineDominantColour } from "./src/build/pictures/dominantColour"
import { listOneFallback, makeOneFallback } from "./src/build/pictures/oneFallback"
import { shortenFilePaths, shortenPicturePaths } from "./src/build/pictures/shortPaths"
import { keepQueryRunner, startPictures } from "./src/build/pictures/startPictures"
import { writeVersion } from "./src/build/version"
import { defineSettings, keepStylesWithTheirPage, saveTime } from "./src/build/webpack"
import { publishEditor, serveEditor } from "./src/editor/serve"

/** Discards the cache of another checkout or of a run that failed. */
export const onPreInit: GatsbyNode["onPreInit"] = discardUntrustedCache

/**
 * Keeps src/api, which is client code, out of Gatsby Functions; encodes AVIF with less effort; picks
 * better placeholder colours; gives pictures short paths, and each one fallback.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = (args) => {
  leaveOutFunctions(args)
  lowerAvifEffort()
  refineDominantColour()
  shortenPicturePaths()
  makeOneFallback()
}

/** A mistake in data/ stops the build here, before any picture is processed. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = (args) => {
  stopOnBadContent(args)
  markRunUnderWay(args)
}

/** Turns the schemas of data/ into GraphQL types. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  declareContentTypes

/** Sources the blog's articles; reruns queries that depend on the link table or on the analytics settings. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => {
  sourcePosts(api)
  sourceLinkTable(api)
  sourceAnalytics(api)
}

/**
 * A list page queries only its own articles, not all of them; the privacy page describes analytics if there are any; files
 * have short paths, pictures one fallback.
 */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  resolveListedPosts(args)
  describeAnalytics(args)
  shortenFilePaths(args)
  listOneFallback(args)
}

/** Creates the pages of the route table and of the blog's articles. */
export const createPages: GatsbyNode["createPages"] = (args) => {
  createSitePages(args)
  keepQueryRunner(args)
}

/**
 * Starts the pictures of a cold build. Writes the search index for the dev server; a build makes it from the pages it has
 * written.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (args) => {
  startPictures(args)
  await writeDevelopmentIndex(args)
}

/** Adds the content editor and the content check at every save to the dev server. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  serveEditor(args)
  watchContent(args)
}

/** Warns about unset addresses, and films that browsers will refuse, before the long part of a build. */
export const onPreBuild: GatsbyNode["onPreBuild"] = (args) => {
  warnOfUnsetAddresses(args)
  warnOfBlockedFilms(args)
}

/** A build takes less time; each page carries only its own styles, and analytics only if the operator has chosen a service. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  saveTime(args)
  defineSettings(args)
  keepStylesWithTheirPage(args)
}

/**
 * Checks that the written pages hold all of data/, then adds the late runtime and writes the feed,
 * the search index, the old paths' pages, the content's version and, if chosen, its editor. Once all
 * files are final, writes the hosts' headers and redirects, and compresses what they serve.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  stopOnMissingItems(args)
  await finishPages(args)
  await writeVersion(args)
  await publishEditor(args)
  writeHostFiles(args)
  await precompressFiles(args)
  markBuildFinished(args)
}
