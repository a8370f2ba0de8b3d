import { type ListPage, PER_PAGE, pageCount, pagePathOf } from "../../blog/paging"
import type { Route } from "../../routes"
import { descriptionOf } from "../../seo/descriptionOf"
import { type BlogContent, listedPosts, type Post, readBlog, type Topic } from "./blogContent"

/** A page generated from data/, with no row in the route table. */
type BlogRoute = Omit<Route, "context"> & { context: Record<string, unknown> }

/** The previous or next article by date. */
type Neighbour = { path: string; title: string }

/** The pages of articles, categories and tags, and page 2 onwards of every list. */
export function blogRoutes(content: BlogContent): BlogRoute[] {
  const posts = listedPosts(content)
  return [
    ...laterPages("/blog", "BlogList", PER_PAGE.list, posts, {
      title: "Blog",
      description: "notes from the studio on brands, websites, type, speed and payments",
    }),
    ...laterPages("/blog-grid", "BlogGrid", PER_PAGE.grid, posts, {
      title: "Blog Grid",
      description: "every article at a glance, two to a row, on brands, design and code",
    }),
    ...posts.map(articlePage),
    ...content.categories.flatMap((category) => categoryPages(category, posts)),
    ...content.tags.flatMap((tag) => tagPages(tag, posts)),
  ]
}

/** Context for the first page of a list; its title and description are in the route table. */
export function firstPage(template: string, content: BlogContent): object {
  if (template === "BlogList") return pageOf(listedPosts(content), PER_PAGE.list)
  if (template === "BlogGrid") return pageOf(listedPosts(content), PER_PAGE.grid)
  return {}
}

/** The paths of these pages, for the link check. */
export function blogPaths(folder: string): ReadonlySet<string> {
  const content = readBlog(folder)
  const known = paths.get(content)
  if (known) return known
  const found = new Set(blogRoutes(content).map(({ path }) => path))
  paths.set(content, found)
  return found
}

const paths = new WeakMap<BlogContent, ReadonlySet<string>>()

function row(
  page: Pick<BlogRoute, "path" | "template" | "title" | "description" | "context">,
): BlogRoute {
  return { layout: "loom", runtime: "late", indexed: true, listed: true, ...page }
}

function articlePage(post: Post, index: number, posts: Post[]): BlogRoute {
  const neighbour = (other: Post | undefined): Neighbour | null =>
    other ? { path: `/blog/${other.slug}`, title: other.title } : null
  return row({
    path: `/blog/${post.slug}`,
    template: "BlogPost",
    title: post.title,
    description: descriptionOf(post.excerpt),
    context: {
      slug: post.slug,
      published: post.date,
      ...(post.modified && { modified: post.modified }),
      // The list is sorted newest first.
      previous: neighbour(posts[index + 1]),
      next: neighbour(posts[index - 1]),
    },
  })
}

function categoryPages({ slug, name }: Topic, posts: Post[]): BlogRoute[] {
  const own = posts.filter(({ category }) => category === slug)
  const path = `/blog/category/${slug}`
  const title = `Articles about ${name}`
  const first = row({
    path,
    template: "BlogCategory",
    title,
    description: `What Adwene has to say about ${name}: all articles of the blog in this category, the newest first.`,
    context: { slug, ...pageOf(own, PER_PAGE.list) },
  })
  const words = { title, description: `all articles in the category ${name}, the newest first` }
  return [first, ...laterPages(path, "BlogCategory", PER_PAGE.list, own, words, { slug })]
}

function tagPages({ slug, name }: Topic, posts: Post[]): BlogRoute[] {
  const own = posts.filter(({ tags }) => tags.includes(slug))
  const path = `/blog/tag/${slug}`
  const title = `Articles tagged “${name}”`
  const first = row({
    path,
    template: "BlogTag",
    title,
    description: `Articles of Adwene's blog that bear the tag “${name}”, whatever their category, the newest first.`,
    context: { slug, ...pageOf(own, PER_PAGE.list) },
  })
  const words = { title, description: `all articles that bear the tag “${name}”, newest first` }
  return [first, ...laterPages(path, "BlogTag", PER_PAGE.list, own, words, { slug })]
}

/** Pages 2 to the last of a list. */
function laterPages(
  list: string,
  template: Route["template"],
  perPage: number,
  posts: Post[],
  { title, description }: { title: string; description: string },
  context: Record<string, unknown> = {},
): BlogRoute[] {
  const last = pageCount(posts.length, perPage)
  return Array.from({ length: last - 1 }, (_, index) => {
    const page = index + 2
    return row({
      path: pagePathOf(list, page),
      template,
      title: `${title}, page ${page}`,
      description: `Page ${page} of ${last} of Adwene's blog: ${description}.`,
      context: { ...context, ...pageOf(posts, perPage, page) },
    })
  })
}

/**
 * Context for one page of a list. Gatsby reruns the page's query when its context changes: when its articles, their order
 * or the total number change.
 */
function pageOf(posts: Post[], perPage: number, page = 1): ListPage {
  const skip = (page - 1) * perPage
  const slugs = posts.slice(skip, skip + perPage).map(({ slug }) => slug)
  return { page, skip, slugs, articles: posts.length }
}
