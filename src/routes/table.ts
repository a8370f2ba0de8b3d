import { type ContentList, listPath } from "../api/listPath"
import { PER_PAGE } from "../blog/paging"
import { type BlogContent, listedPosts } from "../build/blog/blogContent"
import { listPage } from "../build/blog/listPage"
import type { CardName } from "../seo/cards"
import { contentListNames, contentLists } from "../showcase/contentLists"
import { onePage, wholeList } from "../showcase/queries"
import type { HomeName } from "./choices"
import type { LayoutKey, Neighbours, Row, TemplateName } from "./types"

/** What the table takes from data/. */
type TableData = {
  /** Slugs of it-services.json. */
  itServices: readonly string[]
  /** Members of team.json who have a page, in order. */
  team: readonly MemberWithPage[]
  blog: BlogContent
}

/** A member of the team with the path of the page about them. */
export type MemberWithPage = {
  id: string
  path: string
  /** False for a page that has a row of its own. */
  generated: boolean
}

/** The chief executive's page (docs/specification.md#routes). */
export const PROFILE = "/single-team"

/**
 * The one table of pages (docs/specification.md#routes): each row makes a page. Their titles and
 * descriptions are in data/pages.json, those of the IT services and of the team in their files.
 *
 * Menus, footers and cards may link only to these paths and to those of the blog's articles,
 * categories, tags and later list pages, which src/build/blog/blogRoutes.ts derives from data/.
 * The order is that of the sitemap and of search results; the homepage comes first (choices.ts).
 */
export function table({ itServices, team, blog }: TableData): Row[] {
  const posts = listedPosts(blog)
  return [
    { path: "/contact-us", template: "company/Contact", card: "contact", section: "The agency" },

    ...contentListNames.map(fromContentService),

    { path: "/faq", template: "company/FaqPage", section: "The agency" },
    ...itServices.map(itService),
    { path: "/about-us", template: "company/About", card: "company", section: "The agency" },
    { path: "/service", template: "services/ServiceList", card: "services", section: "Services" },
    {
      path: "/single-service",
      template: "services/SampleService",
      card: "services",
      section: "Services",
    },
    { path: "/pricing", template: "company/PricingPage", card: "pricing", section: "The agency" },
    {
      path: "/testimonial",
      template: "company/TestimonialPage",
      card: "company",
      section: "The agency",
    },
    { path: "/team", template: "company/Team", card: "company", section: "The agency" },
    {
      path: PROFILE,
      template: "company/ChiefExecutive",
      context: neighboursOf(PROFILE, team),
      card: "company",
      section: "The agency",
    },
    ...team.filter(({ generated }) => generated).map((member) => teamMember(member, team)),
    { path: "/portfolio-one", template: "portfolio/PortfolioOne", card: "work", section: "Work" },
    { path: "/portfolio-two", template: "portfolio/PortfolioTwo", card: "work", section: "Work" },
    {
      path: "/single-portfolio",
      template: "portfolio/SinglePortfolio",
      card: "work",
      listed: false,
    },

    {
      path: "/blog",
      template: "blog/BlogList",
      context: listPage(posts, PER_PAGE.list),
      card: "blog",
      section: "Blog",
    },
    {
      path: "/blog-grid",
      template: "blog/BlogGrid",
      context: listPage(posts, PER_PAGE.grid),
      card: "blog",
      section: "Optional",
    },
    {
      path: "/blog/search",
      template: "blog/BlogSearch",
      card: "blog",
      indexed: false,
      runtime: "now",
    },
    {
      path: "/single-blog",
      template: "blog/SingleBlog",
      card: "blog",
      parents: ["/blog"],
      listed: false,
      ...datesOfSample(blog),
    },

    { path: "/terms", template: "other/Legal", context: { slug: "terms" }, section: "Optional" },
    {
      path: "/privacy",
      template: "other/Legal",
      context: { slug: "privacy" },
      section: "Optional",
    },
    { path: "/coming-soon", template: "other/ComingSoon", layout: "plain", listed: false },

    account("/sign-in", "account/SignIn"),
    account("/sign-up", "account/SignUp"),
    account("/reset-password", "account/ResetPassword"),
    account("/verification-sent", "account/VerificationSent"),
    account("/verify-email", "account/VerifyEmail"),

    {
      path: "/designs",
      template: "homes/Designs",
      group: "designs",
      section: "Homepages by trade",
    },
    homepage("home-one", "homes/Home", "loom", "home"),
    homepage("home-two", "homes/HomeTwo", "studio", "home-two"),
    homepage("home-three", "homes/HomeThree", "launch", "home-three"),
    homepage("home-four", "homes/HomeFour", "interior", "home-four"),
    homepage("home-five", "homes/HomeFive", "signal", "home-five"),
    homepage("home-six", "homes/HomeSix", "launch", "home-six"),
    homepage("home-seven", "homes/HomeSeven", "studio", "home-seven"),

    { path: "/404.html", template: "other/NotFound", indexed: false },
  ]
}

/** The page of a list of the content service; src/showcase/contentLists.ts has its path and template. */
function fromContentService(list: ContentList): Row {
  const { path, template } = contentLists[list]
  const row = { path, context: { list }, runtime: "now" } as const
  switch (template) {
    case "showcase/ProjectsPage":
      return { ...row, template, preload: listPath(list, onePage(1, false)), ...work }
    case "showcase/ProjectAccordionPage":
      return { ...row, template, preload: listPath(list, wholeList), ...work }
    case "showcase/ServicesPage":
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
    template: "services/ItService",
    context: { slug },
    card: "services",
    section: "Services",
  }
}

/** The page of a member of the team, whose name is its title. */
function teamMember({ id, path }: MemberWithPage, team: readonly MemberWithPage[]): Row {
  return {
    path,
    template: "company/TeamMember",
    context: { id, ...neighboursOf(path, team) },
    card: "company",
    section: "Optional",
    parents: ["/team"],
  }
}

/** The members before and after a page; the team sits in a circle. */
function neighboursOf(path: string, team: readonly MemberWithPage[]): Neighbours {
  const index = team.findIndex((member) => member.path === path)
  const others = team.length > 1 && index >= 0
  return {
    previous: (others && team.at(index - 1)?.id) || null,
    next: (others && team[(index + 1) % team.length]?.id) || null,
  }
}

/** The dates of the sample article, for search engines. */
function datesOfSample({ posts }: BlogContent): Pick<Row, "published" | "modified"> {
  const sample = posts.find((post) => post.sample)
  if (!sample) return {}
  return { published: sample.date, ...(sample.modified && { modified: sample.modified }) }
}

type AccountTemplate = Extract<TemplateName, `account/${string}`>

/** A page for signing up or signing in (docs/specification.md#account-pages). */
function account(path: string, template: AccountTemplate): Row {
  return { path, template, group: "accounts", layout: "plain", runtime: "now", indexed: false }
}

type HomeTemplate = Extract<TemplateName, `homes/Home${string}`>

/** One of the seven home pages (docs/specification.md#home-pages). data/site.json says which is `/`. */
function homepage(name: HomeName, template: HomeTemplate, layout: LayoutKey, card: CardName): Row {
  const section = "Homepages by trade"
  return { path: `/${name}`, template, group: "designs", layout, card, section }
}
