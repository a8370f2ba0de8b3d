import { type ListPage, PER_PAGE, pageCount, pagePathOf } from "../../blog/paging"
import type { Crumb } from "../../components/action/Breadcrumbs"
import { defaults, type Rendering, type Route, readRoutes, routeAt } from "../../routes"
import { cardNamed } from "../../seo/cards"
import { descriptionOf } from "../../seo/descriptionOf"
import { type BlogContent, listedPosts, type Post, readBlog, type Topic } from "./blogContent"
import { listPage } from "./listPage"

type Texts = Pick<Route, "title" | "description">

/**
 * The pages of articles, categories and tags, and page 2 onwards of every list.
 * @param table the pages of the route table, for the titles of the lists
 */
export function blogRoutes(content: BlogContent, table: readonly Route[]): Route[] {
  const posts = listedPosts(content)
  const list = routeAt("/blog", table)
  const grid = routeAt("/blog-grid", table)
  const blog: Crumb = { title: list.crumb ?? list.title, path: list.path }
  return [
    ...laterPages(
      list.path,
      PER_PAGE.list,
      posts,
      {
        title: list.title,
        description: "notes from the studio on brands, websites, type, speed and payments",
      },
      (context) => ({ template: "blog/BlogList", context }),
    ),
    ...laterPages(
      grid.path,
      PER_PAGE.grid,
      posts,
      {
        title: grid.title,
        description: "every article at a glance, two to a row, on brands, design and code",
      },
      (context) => ({ template: "blog/BlogGrid", context }),
    ),
    ...posts.map((post, index) => articlePage(post, posts[index + 1], posts[index - 1], blog)),
    ...content.categories.flatMap((category) => categoryPages(category, posts)),
    ...content.tags.flatMap((tag) => tagPages(tag, posts)),
  ]
}

/** These pages for a data folder. */
export function readBlogRoutes(data: string): Route[] {
  return blogRoutes(readBlog(data), readRoutes(data))
}

/** The paths of these pages, for the link check. */
export function blogPaths(data: string): ReadonlySet<string> {
  const content = readBlog(data)
  const known = paths.get(content)
  if (known) return known
  const found = new Set(readBlogRoutes(data).map(({ path }) => path))
  paths.set(content, found)
  return found
}

const paths = new WeakMap<BlogContent, ReadonlySet<string>>()

function blogPage(page: Rendering & Texts & Pick<Route, "path">): Route {
  return { ...defaults, card: cardNamed("blog"), parents: [], ...page }
}

function articlePage(
  post: Post,
  older: Post | undefined,
  newer: Post | undefined,
  blog: Crumb,
): Route {
  const page = blogPage({
    path: `/blog/${post.slug}`,
    title: post.title,
    description: descriptionOf(post.excerpt),
    template: "blog/BlogPost",
    context: { slug: post.slug, previous: adjacentArticle(older), next: adjacentArticle(newer) },
  })
  const { date: published, modified } = post
  return { ...page, parents: [blog], published, ...(modified && { modified }) }
}

function adjacentArticle(post: Post | undefined) {
  return post ? { path: `/blog/${post.slug}`, title: post.title } : null
}

function categoryPages({ slug, name }: Topic, posts: Post[]): Route[] {
  const own = posts.filter(({ category }) => category === slug)
  const path = `/blog/category/${slug}`
  const title = `Articles about ${name}`
  const description = `What we have to say about ${name}: all articles of our blog in this category, the newest first.`
  const rendering = (page: ListPage): Rendering => ({
    template: "blog/BlogCategory",
    context: { slug, ...page },
  })
  const texts = { title, description: `all articles in the category ${name}, the newest first` }
  return [
    blogPage({ path, title, description, ...rendering(listPage(own, PER_PAGE.list)) }),
    ...laterPages(path, PER_PAGE.list, own, texts, rendering),
  ]
}

function tagPages({ slug, name }: Topic, posts: Post[]): Route[] {
  const own = posts.filter(({ tags }) => tags.includes(slug))
  const path = `/blog/tag/${slug}`
  const title = `Articles tagged “${name}”`
  const description = `Articles of our blog that bear the tag “${name}”, whatever their category, the newest first.`
  const rendering = (page: ListPage): Rendering => ({
    template: "blog/BlogTag",
    context: { slug, ...page },
  })
  const texts = { title, description: `all articles that bear the tag “${name}”, newest first` }
  return [
    blogPage({ path, title, description, ...rendering(listPage(own, PER_PAGE.list)) }),
    ...laterPages(path, PER_PAGE.list, own, texts, rendering),
  ]
}

/** Pages 2 to the last of a list. */
function laterPages(
  list: string,
  perPage: number,
  posts: Post[],
  { title, description }: Texts,
  rendering: (page: ListPage) => Rendering,
): Route[] {
  const last = pageCount(posts.length, perPage)
  return Array.from({ length: last - 1 }, (_, index) => {
    const page = index + 2
    return blogPage({
      path: pagePathOf(list, page),
      title: `${title}, page ${page}`,
      description: `Page ${page} of ${last} of our blog: ${description}.`,
      ...rendering(listPage(posts, perPage, page)),
    })
  })
}
