import { type Card, type CardName, cardNamed } from "./cards"

/** A page in a trail of breadcrumbs. */
export type Crumb = {
  title: string
  path: string
}

/** What a page's head takes from the kind of page it is; the build puts it into the page's context. */
export type PageKind = {
  /** What a shared link shows. */
  card: Card
  /** Its name in breadcrumbs, where its title is too long for that. */
  crumb?: string
  /** The pages between the homepage and this one, as its breadcrumbs show them (SPEC 2.2: none but for articles). */
  parents: Crumb[]
}

const blog = { title: "Blog", path: "/blog" }

type Row = { card: CardName; crumb?: string; parents?: Crumb[] }

/** By template; what is not listed shows the general card and stands right below the homepage. */
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
  FoldedProjectsPage: { card: "work" },
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
 * Which card a page shows and where it stands.
 * @param template file in src/templates
 * @param path of the page; each of the home variants has a card of its own
 */
export function pageKind(template: string, path: string): PageKind {
  if (path.startsWith("/home-")) return { card: cardNamed(path.slice(1) as CardName), parents: [] }
  const { card, crumb, parents = [] } = kinds[template] ?? { card: "general" }
  return { card: cardNamed(card), crumb, parents }
}
