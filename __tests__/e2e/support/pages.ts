import { join } from "node:path"
import { readBlog } from "../../../src/build/blog/blogContent"
import { blogRoutes } from "../../../src/build/blog/blogRoutes"
import { routes } from "../../../src/routes"

const blog = blogRoutes(readBlog(join(__dirname, "../../../data")))

/** One of each kind of page that the blog has beside the route table. */
const kinds = blog.filter(
  ({ template }, index) => blog.findIndex((page) => page.template === template) === index,
)

/** Addresses of all pages, the not-found page by an address that nobody has. */
export const pages = [...routes, ...kinds].map(({ path, title }) => ({
  path: path === "/404.html" ? "/no-such-page" : path,
  title,
  isMissing: path === "/404.html",
}))

/** Pages of the blog that are made like one of `pages`. */
export const alike = blog.map(({ path }) => path)
