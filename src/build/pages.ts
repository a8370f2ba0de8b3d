import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { type PageContext, routes } from "../routes"
import { pageKind } from "../seo/pageKind"
import { type BlogContent, readBlog } from "./blog/blogContent"
import { blogRoutes, firstPage } from "./blog/blogRoutes"
import { builtRedirects } from "./links"

/** Dates of the sample article, whose page is a row of the route table; other articles' routes carry their own. */
function daysOf(template: string, { posts }: BlogContent) {
  const sample = template === "SingleBlog" ? posts.find((post) => post.sample) : undefined
  if (!sample) return {}
  return { published: sample.date, ...(sample.modified && { modified: sample.modified }) }
}

/** gatsby-node's createPages: a page for every row of the route table and every generated blog route. */
export function createSitePages({ actions }: CreatePagesArgs) {
  const blog = readBlog("data")
  for (const { path, template, context, ...page } of [...routes, ...blogRoutes(blog)]) {
    actions.createPage<PageContext>({
      path,
      component: resolve(`src/templates/${template}.tsx`),
      context: {
        ...daysOf(template, blog),
        ...firstPage(template, blog),
        ...context,
        ...page,
        ...pageKind(template, path),
        pagePath: path,
      },
    })
  }
  for (const [fromPath, toPath] of builtRedirects()) {
    actions.createRedirect({ fromPath, toPath, isPermanent: true, statusCode: 301 })
  }
}
