/**
 * The one table of pages (SPEC 2.1, DESIGN "Routes").
 *
 * A row makes a page; menus, footers and cards may only point to a path that stands here. Paths whose pages are not
 * built yet are listed in `plannedPaths`: content may already name them, and gets no link until they move up.
 */

/** Which of BRAND's layouts a page stands in; src/layouts/layouts.ts says what each is. */
export type LayoutKey = "loom"

export type TemplateName =
  | "Home"
  | "Contact"
  | "WebDesignDevelopment"
  | "ItService"
  | "FaqPage"
  | "NotFound"

export type Route = {
  /** Address without a trailing slash. */
  path: string
  /** File in src/templates. */
  template: TemplateName
  /** Which of BRAND's six layouts. */
  layout: LayoutKey
  /** The page's subject: its h1, its breadcrumb, the start of its title. */
  title: string
  /** One or two sentences for search results and shared links, 70 to 160 characters. */
  description: string
  /** "late" pages are complete without script; "now" pages fetch, so their runtime starts at once. */
  runtime: "late" | "now"
  /** Page of the sitemap? */
  indexed: boolean
  /** Further variables of the template's query. */
  context?: Record<string, string>
}

/** What every template and the layout around it get as `pageContext`. */
export type PageContext = {
  /** Gatsby keeps `path` for itself. */
  pagePath: string
  title: string
  description: string
  layout: LayoutKey
  runtime: "late" | "now"
  indexed: boolean
  /** Further variables of the template's query. */
  [variable: string]: unknown
}

type Row = Omit<Route, "layout" | "runtime" | "indexed"> &
  Partial<Pick<Route, "layout" | "runtime" | "indexed">>

function route(row: Row): Route {
  return { layout: "loom", runtime: "late", indexed: true, ...row }
}

function itService(slug: string, title: string, description: string): Route {
  return route({ path: `/${slug}`, template: "ItService", title, description, context: { slug } })
}

export const routes: Route[] = [
  route({
    path: "/",
    template: "Home",
    title: "Ideas, woven into brands",
    description:
      "Adwene is a branding, design and software agency in Accra. We weave strategy, identity and code into brands that help companies grow digitally.",
  }),
  route({
    path: "/contact-us",
    template: "Contact",
    title: "Contact us for a personal experience",
    description:
      "Tell Adwene about your project: write, call or visit us in Accra, and a person who can help answers within one working day.",
  }),
  route({
    path: "/web-design-development",
    template: "WebDesignDevelopment",
    title: "Web Design & Development",
    description:
      "Websites Adwene has designed and built: the client, the brief, how long it took and the steps from first sketch to launch.",
    runtime: "now",
  }),
  route({
    path: "/faq",
    template: "FaqPage",
    title: "Frequently asked questions",
    description:
      "What Adwene does, how we work in five steps, what a project costs, how long it takes, and what happens after the launch.",
  }),
  itService(
    "information-system-analysis",
    "Information system analysis",
    "We map how information moves through your organisation, find where it stalls, and write the plan that sets it right.",
  ),
  itService(
    "search-engine-optimization",
    "Search engine optimization",
    "Technical audits, useful content and patient measurement, so that the people who need you find you first.",
  ),
  itService(
    "datacenter-design-and-deployment",
    "Data centre design and deployment",
    "Power, cooling, racks and resilience planned around your loads, then built, tested and handed over with its papers.",
  ),
  itService(
    "enterprise-network-design-and-deployment",
    "Enterprise network design and deployment",
    "Wired and wireless networks for offices and campuses: segmented, monitored and documented from the first cable.",
  ),
  itService(
    "corporate-network-upgrade",
    "Corporate network upgrade",
    "We move a working network to faster, safer equipment step by step, without taking the company offline to do it.",
  ),
  itService(
    "systems-maintenance",
    "Systems maintenance",
    "Patches, backups, spare parts and a person on call, so that your systems are dull in the best possible way.",
  ),
  itService(
    "enterprise-servers-cloud-deployment",
    "Enterprise servers and cloud deployment",
    "Servers where they belong, in your rack or in the cloud, sized to your real load and rebuilt from code in minutes.",
  ),
  route({
    path: "/404.html",
    template: "NotFound",
    title: "We can't find the page you are looking for",
    description:
      "The address may be mistyped, or the page has moved. The homepage leads on from here.",
    indexed: false,
  }),
]

/** Paths of SPEC 2.1 and DESIGN whose pages are still to come. */
export const plannedPaths: string[] = [
  "/about-us",
  "/testimonial",
  "/pricing",
  "/blog",
  "/blog-grid",
  "/single-blog",
  "/service",
  "/single-service",
  "/web-services",
  "/video-services",
  "/creative-branding-services",
  "/uiux-interfaces",
  "/mobile-app-development",
  "/software-development",
  "/database-creation-and-management",
  "/pgc",
  "/social-media-management",
  "/social-media-management-projects",
  "/team",
  "/single-team",
  "/portfolio-one",
  "/portfolio-two",
  "/single-portfolio",
  "/video-editing-and-animation",
  "/creative-branding",
  "/content-creation",
  "/logo-branding",
  "/home-two",
  "/home-three",
  "/home-four",
  "/home-five",
  "/home-six",
  "/home-seven",
  "/coming-soon",
  "/reset-password",
  "/sign-up",
  "/sign-in",
  "/verification-sent",
  "/verify-email",
  "/terms",
  "/privacy",
]

/** Link targets of SPEC 2.1 that are served by another page, for good (DESIGN "Routes"). */
export const redirects: Record<string, string> = {
  "/about": "/about-us",
  "/uxui-services": "/uiux-interfaces",
  "/mobile-app-services": "/mobile-app-development",
  "/video-editing-services": "/video-services",
  "/database-management": "/database-creation-and-management",
  "/photography-graphic-design-content-creation": "/pgc",
}

const builtPaths = new Set(routes.map(({ path }) => path))
const knownPaths = new Set([...builtPaths, ...plannedPaths])

/** Redirects whose target has a page. */
export function builtRedirects(): [from: string, to: string][] {
  return Object.entries(redirects).filter(([, to]) => builtPaths.has(to))
}

/**
 * Where a link of the content leads.
 * @param target a path of this site, with a query or hash if need be, or an address of another site
 * @returns the target, with a redirected path replaced by its page; null while its page is still to come
 * @throws Error when the path is not in the table
 */
export function linkTo(target: string): string | null {
  if (/^(https?:|mailto:|tel:)/.test(target)) return target
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(target) ?? []
  const page = redirects[path] ?? path
  if (!knownPaths.has(page)) {
    throw new Error(`"${target}" leads to no page: src/routes.ts has no path "${page}"`)
  }
  return builtPaths.has(page) ? page + rest : null
}
