import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { builtRedirects } from "../links"
import { type PageContext, routes } from "../routes"
import { pageKind } from "../seo/pageKind"
import { readBlog } from "./blog/blogContent"
import { blogRoutes } from "./blog/blogRoutes"

/** gatsby-node's createPages: the route table, row by row, then what the blog has beside it. */
export function createSitePages({ actions }: CreatePagesArgs) {
  for (const { path, template, context, ...page } of [...routes, ...blogRoutes(readBlog("data"))]) {
    actions.createPage<PageContext>({
      path,
      component: resolve(`src/templates/${template}.tsx`),
      context: { ...context, ...page, ...pageKind(template, path), pagePath: path },
    })
  }
  for (const [fromPath, toPath] of builtRedirects()) {
    actions.createRedirect({ fromPath, toPath, isPermanent: true, statusCode: 301 })
  }
}
