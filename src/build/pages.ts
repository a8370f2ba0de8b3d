import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { type PageContext, type Route, readRoutes } from "../routes"
import { readBlogRoutes } from "./blog/blogRoutes"
import { builtRedirects } from "./links"

/** gatsby-node's createPages: a page per row of the route table, the blog's further pages, and the redirects. */
export function createSitePages({ actions }: CreatePagesArgs) {
  for (const route of [...readRoutes("data"), ...readBlogRoutes("data")]) {
    actions.createPage<PageContext>({
      path: route.path,
      component: resolve(`src/templates/${route.template}.tsx`),
      context: contextOf(route),
    })
  }
  for (const [fromPath, toPath] of builtRedirects()) {
    actions.createRedirect({ fromPath, toPath, isPermanent: true, statusCode: 301 })
  }
}

/** Everything but what only the build reads. */
function contextOf({
  path,
  template,
  context,
  preload,
  section,
  group,
  ...page
}: Route): PageContext {
  return { ...context, ...page, pagePath: path }
}
