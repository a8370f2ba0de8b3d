import { type Card, type CardName, cardNamed } from "./cards"

/** A page in a breadcrumb trail. */
export type Crumb = {
  title: string
  path: string
}

/** What a page's head derives from the kind of page; the build puts it into the page context. */
export type PageKind = {
  /** The picture of shared links. */
  card: Card
  /** Short name for breadcrumbs, if the title is too long. */
  crumb?: string
  /** Its ancestors in the breadcrumbs below Home; only articles have any. */
  parents: Crumb[]
}

const blog = { title: "Blog", path: "/blog" }

type Row = { card: CardName; crumb?: string; parents?: Crumb[] }

/** By template; unlisted templates use the general card and are direct children of the homepage. */
const kinds: Record<string, Row> = {
  About: { card: "company" },
  BlogCategory: { card: "blog" },
  BlogGrid: { card: "blog" },
  BlogList: { card: "blog" },
  BlogPost: { card: "blog", parents: [blog] },
  BlogSearch: { card: "blog" },
  BlogTag: { card: "blog" },
  Contact: { card: "contact", crumb: "Contact Us" },
  FaqPage: { card: "general", crumb: "FAQ" },
  ProjectAccordionPage: { card: "work" },
  Home: { card: "home" },
  ItService: { card: "services" },
  PortfolioOne: { card: "work" },
  PortfolioTwo: { card: "work" },
  PricingPage: { card: "pricing" },
  ProjectsPage: { card: "work" },
  SampleService: { card: "services" },
  ServiceList: { card: "services" },
  ServicesPage: { card: "services" },
  SingleBlog: { card: "blog", parents: [blog] },
  SinglePortfolio: { card: "work" },
  Team: { card: "company" },
  TeamMember: { card: "company" },
  TestimonialPage: { card: "company" },
}

/**
 * The card and breadcrumbs of a page.
 * @param template file in src/templates
 * @param path path of the page; each home variant has its own card
 */
export function pageKind(template: string, path: string): PageKind {
  if (path.startsWith("/home-")) return { card: cardNamed(path.slice(1) as CardName), parents: [] }
  const { card, crumb, parents = [] } = kinds[template] ?? { card: "general" }
  return { card: cardNamed(card), crumb, parents }
}
