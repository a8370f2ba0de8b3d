import type { ContentList } from "../api/content"
import { listPath } from "../api/listPath"
import { PER_PAGE } from "../blog/paging"
import { type BlogContent, listedPosts } from "../build/blog/blogContent"
import { listPage } from "../build/blog/listPage"
import type { CardName } from "../seo/cards"
import { onePage, wholeList } from "../showcase/queries"
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
 * The order is that of the sitemap and of search results.
 */
export function table({ itServices, blog }: TableData): Row[] {
  const posts = listedPosts(blog)
  return [
    { path: "/", template: "Home", card: "home", section: "The agency" },
    { path: "/contact-us", template: "Contact", card: "contact", section: "The agency" },

    projects("/web-design-development", "projects"),
    projects("/logo-branding", "logo-branding-projects"),
    projects("/video-editing-and-animation", "video-editing-animation-projects"),
    projects("/creative-branding", "creative-branding-projects"),
    foldedProjects("/content-creation", "content-creation-projects"),
    foldedProjects("/social-media-management-projects", "social-media-management-projects"),

    services("/web-services", "web-services"),
    services("/video-services", "video-services"),
    services("/creative-branding-services", "creative-branding-services"),
    services("/uiux-interfaces", "uiux-interfaces"),
    services("/mobile-app-development", "mobile-app-development"),
    services("/software-development", "software-development"),
    services("/database-creation-and-management", "database-creation-and-management"),
    services("/pgc", "photography-graphic-designing-content-creation"),
    services("/social-media-management", "social-media-management"),

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

    { path: "/designs", template: "Designs", section: "Homepages by trade" },
    homepage("/home-two", "HomeTwo", "studio", "home-two"),
    homepage("/home-three", "HomeThree", "launch", "home-three"),
    homepage("/home-four", "HomeFour", "interior", "home-four"),
    homepage("/home-five", "HomeFive", "signal", "home-five"),
    homepage("/home-six", "HomeSix", "launch", "home-six"),
    homepage("/home-seven", "HomeSeven", "studio", "home-seven"),

    { path: "/404.html", template: "NotFound", indexed: false },
  ]
}

/** One project at a time (docs/specification.md#project-and-service-pages). */
function projects(path: string, list: ContentList): Row {
  return {
    path,
    template: "ProjectsPage",
    context: { list },
    runtime: "now",
    preload: listPath(list, onePage(1, false)),
    card: "work",
    section: "Work",
  }
}

/** Projects in an accordion. */
function foldedProjects(path: string, list: ContentList): Row {
  return {
    path,
    template: "FoldedProjectsPage",
    context: { list },
    runtime: "now",
    preload: listPath(list, wholeList),
    card: "work",
    section: "Work",
  }
}

/** One active service at a time. */
function services(path: string, list: ContentList): Row {
  return {
    path,
    template: "ServicesPage",
    context: { list },
    runtime: "now",
    preload: listPath(list, onePage(1, true)),
    card: "services",
    section: "Services",
  }
}

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
  return { path, template, layout: "plain", runtime: "now", indexed: false }
}

type HomeTemplate = "HomeTwo" | "HomeThree" | "HomeFour" | "HomeFive" | "HomeSix" | "HomeSeven"

/** One of the six other home pages (docs/specification.md#home-pages). */
function homepage(path: string, template: HomeTemplate, layout: LayoutKey, card: CardName): Row {
  return { path, template, layout, card, section: "Homepages by trade" }
}
