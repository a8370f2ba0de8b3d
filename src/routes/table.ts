import { type ContentList, listPath } from "../api/listPath"
import { PER_PAGE } from "../blog/paging"
import { type BlogContent, listedPosts } from "../build/blog/blogContent"
import { listPage } from "../build/blog/listPage"
import type { CardName } from "../seo/cards"
import { contentListNames, contentLists } from "../showcase/contentLists"
import { onePage, wholeList } from "../showcase/queries"
import type { HomeName } from "./choices"
import type { LayoutKey, Row } from "./types"

/** What the table takes from data/. */
type TableData = {
  /** Slugs of it-services.json. */
  itServices: readonly string[]
  blog: BlogContent
}

/**
 * The one table of pages (docs/specification.md#routes): each row makes a page. Their titles and
 * descriptions are in data/pages.json, those of the IT services in data/it-services.json.
 *
 * Menus, footers and cards may link only to these paths and to those of the blog's articles,
 * categories, tags and later list pages, which src/build/blog/blogRoutes.ts derives from data/.
 * The order is that of the sitemap and of search results; the homepage comes first (choices.ts).
 */
export function table({ itServices, blog }: TableData): Row[] {
  const posts = listedPosts(blog)
  return [
    { path: "/contact-us", template: "Contact", card: "contact", section: "The agency" },

    ...contentListNames.map(fromContentService),

    { path: "/faq", template: "FaqPage", section: "The agency" },
    ...itServices.map(itService),
    { path: "/about-us", template: "About", card: "company", section: "The agency" },
    { path: "/service", template: "ServiceList", card: "services", section: "Services" },
    { path: "/single-service", template: "SampleService", card: "services", section: "Services" },
    { path: "/pricing", template: "PricingPage", card: "pricing", section: "The agency" },
    { path: "/testimonial", template: "TestimonialPage", card: "company", section: "The agency" },
    { path: "/team", template: "Team", card: "company", section: "The agency" },
    { path: "/single-team", template: "TeamMember", card: "company", section: "The agency" },
    { path: "/portfolio-one", template: "PortfolioOne", card: "work", section: "Work" },
    { path: "/portfolio-two", template: "PortfolioTwo", card: "work", section: "Work" },
    { path: "/single-portfolio", template: "SinglePortfolio", card: "work", listed: false },

    {
      path: "/blog",
      template: "BlogList",
      context: listPage(posts, PER_PAGE.list),
      card: "blog",
      section: "Blog",
    },
    {
      path: "/blog-grid",
      template: "BlogGrid",
      context: listPage(posts, PER_PAGE.grid),
      card: "blog",
      section: "Optional",
    },
    { path: "/blog/search", template: "BlogSearch", card: "blog", indexed: false, runtime: "now" },
    {
      path: "/single-blog",
      template: "SingleBlog",
      card: "blog",
      parents: ["/blog"],
      listed: false,
      ...datesOfSample(blog),
    },

    { path: "/terms", template: "Legal", context: { slug: "terms" }, section: "Optional" },
    { path: "/privacy", template: "Legal", context: { slug: "privacy" }, section: "Optional" },
    { path: "/coming-soon", template: "ComingSoon", layout: "plain", listed: false },

    account("/sign-in", "SignIn"),
    account("/sign-up", "SignUp"),
    account("/reset-password", "ResetPassword"),
    account("/verification-sent", "VerificationSent"),
    account("/verify-email", "VerifyEmail"),

    { path: "/designs", template: "Designs", group: "designs", section: "Homepages by trade" },
    homepage("home-one", "Home", "loom", "home"),
    homepage("home-two", "HomeTwo", "studio", "home-two"),
    homepage("home-three", "HomeThree", "launch", "home-three"),
    homepage("home-four", "HomeFour", "interior", "home-four"),
    homepage("home-five", "HomeFive", "signal", "home-five"),
    homepage("home-six", "HomeSix", "launch", "home-six"),
    homepage("home-seven", "HomeSeven", "studio", "home-seven"),

    { path: "/404.html", template: "NotFound", indexed: false },
  ]
}

/** The page of a list of the content service; src/showcase/contentLists.ts has its path and template. */
function fromContentService(list: ContentList): Row {
  const { path, template } = contentLists[list]
  const row = { path, context: { list }, runtime: "now" } as const
  switch (template) {
    case "ProjectsPage":
      return { ...row, template, preload: listPath(list, onePage(1, false)), ...work }
    case "ProjectAccordionPage":
      return { ...row, template, preload: listPath(list, wholeList), ...work }
    case "ServicesPage":
      return {
        ...row,
        template,
        preload: listPath(list, onePage(1, true)),
        card: "services",
        section: "Services",
      }
  }
}

const work = { card: "work", section: "Work" } as const

/** An item of data/it-services.json, which has its title and description too. */
function itService(slug: string): Row {
  return {
    path: `/${slug}`,
    template: "ItService",
    context: { slug },
    card: "services",
    section: "Services",
  }
}

/** The dates of the sample article, for search engines. */
function datesOfSample({ posts }: BlogContent): Pick<Row, "published" | "modified"> {
  const sample = posts.find((post) => post.sample)
  if (!sample) return {}
  return { published: sample.date, ...(sample.modified && { modified: sample.modified }) }
}

type AccountTemplate = "ResetPassword" | "SignIn" | "SignUp" | "VerificationSent" | "VerifyEmail"

/** A page for signing up or signing in (docs/specification.md#account-pages). */
function account(path: string, template: AccountTemplate): Row {
  return { path, template, group: "accounts", layout: "plain", runtime: "now", indexed: false }
}

type HomeTemplate =
  | "Home"
  | "HomeTwo"
  | "HomeThree"
  | "HomeFour"
  | "HomeFive"
  | "HomeSix"
  | "HomeSeven"

/** One of the seven home pages (docs/specification.md#home-pages). data/site.json says which is `/`. */
function homepage(name: HomeName, template: HomeTemplate, layout: LayoutKey, card: CardName): Row {
  const section = "Homepages by trade"
  return { path: `/${name}`, template, group: "designs", layout, card, section }
}
