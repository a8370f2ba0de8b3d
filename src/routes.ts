/**
 * The one table of pages (docs/specification.md#routes).
 *
 * Each row makes a page; menus, footers and cards may link only to paths listed here. The blog's
 * articles, categories, tags and later list pages have no row: src/build/blog/blogRoutes.ts derives
 * them from data/.
 */

import type { ContentList } from "./api/listPath"
import type { PageKind } from "./seo/pageKind"
import { contentLists } from "./showcase/contentLists"

/** The layout of a page; src/layouts/layouts.ts defines each. */
export type LayoutKey = "loom" | "studio" | "plain" | "interior" | "signal" | "launch"

export type TemplateName =
  | "About"
  | "BlogCategory"
  | "BlogGrid"
  | "BlogList"
  | "BlogPost"
  | "BlogSearch"
  | "BlogTag"
  | "ComingSoon"
  | "Contact"
  | "Designs"
  | "FaqPage"
  | "Home"
  | "HomeFive"
  | "HomeFour"
  | "HomeSeven"
  | "HomeSix"
  | "HomeThree"
  | "HomeTwo"
  | "ItService"
  | "Legal"
  | "NotFound"
  | "PortfolioOne"
  | "PortfolioTwo"
  | "PricingPage"
  | "ProjectAccordionPage"
  | "ProjectsPage"
  | "ResetPassword"
  | "SampleService"
  | "ServiceList"
  | "ServicesPage"
  | "SignIn"
  | "SignUp"
  | "SingleBlog"
  | "SinglePortfolio"
  | "Team"
  | "TeamMember"
  | "TestimonialPage"
  | "VerificationSent"
  | "VerifyEmail"

export type Route = {
  /** Address without a trailing slash. */
  path: string
  /** File in src/templates. */
  template: TemplateName
  /** One of the six layouts (docs/design.md#six-layouts). */
  layout: LayoutKey
  /** The page's subject: its h1, its breadcrumb, the start of its title. */
  title: string
  /** One or two sentences for search results and shared links, 70 to 160 characters. */
  description: string
  /** "late": complete without script. "now": fetches its content, so its runtime starts at once. */
  runtime: "late" | "now"
  /** May search engines index it? */
  indexed: boolean
  /** Is it in the sitemap and llms.txt? Samples are left out, but can still be reached. */
  listed: boolean
  /** Extra variables for the template's query. */
  context?: Record<string, string>
}

/** What every template and its layout receive as `pageContext`. */
export type PageContext = Partial<PageKind> & {
  /** Not `path`, which Gatsby reserves. */
  pagePath: string
  title: string
  description: string
  layout: LayoutKey
  runtime: "late" | "now"
  indexed: boolean
  listed: boolean
  /** Publication date of an article, YYYY-MM-DD. */
  published?: string
  /** Date of its last change, YYYY-MM-DD. */
  modified?: string
  /** Extra variables for the template's query. */
  [variable: string]: unknown
}

type Row = Omit<Route, "layout" | "runtime" | "indexed" | "listed"> &
  Partial<Pick<Route, "layout" | "runtime" | "indexed" | "listed">>

function route(row: Row): Route {
  return {
    layout: "loom",
    runtime: "late",
    indexed: true,
    listed: row.indexed ?? true,
    ...row,
  }
}

function itService(slug: string, title: string, description: string): Route {
  return route({ path: `/${slug}`, template: "ItService", title, description, context: { slug } })
}

/**
 * A page that reads a list of the content service in the browser
 * (docs/specification.md#project-and-service-pages).
 */
function fromService(list: ContentList, title: string, description: string): Route {
  const { path, template } = contentLists[list]
  return route({ path, template, title, description, runtime: "now", context: { list } })
}

/**
 * A page for signing up or signing in, kept out of search results
 * (docs/specification.md#account-pages).
 */
function accountPage(
  path: string,
  template: TemplateName,
  title: string,
  description: string,
): Route {
  const own = { layout: "plain", runtime: "now", indexed: false } as const
  return route({ path, template, title, description, ...own })
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
  fromService(
    "projects",
    "Web Design & Development",
    "Websites Adwene has designed and built: the client, the brief, how long it took and the steps from first sketch to launch.",
  ),
  fromService(
    "logo-branding-projects",
    "Logo Branding",
    "Marks Adwene has drawn for companies in Ghana: the idea, the construction, and the mark at work on paper and on walls.",
  ),
  fromService(
    "video-editing-animation-projects",
    "Video Editing and Animation",
    "Films Adwene has cut and animated: who they were for, how they were made, and the film itself to watch.",
  ),
  fromService(
    "creative-branding-projects",
    "Creative Branding",
    "Brands Adwene has woven from name to pattern: the brief, the steps, and a gallery of what was made.",
  ),
  fromService(
    "content-creation-projects",
    "Content Creation",
    "Photographs, graphics and texts Adwene has made for its clients, series by series, with a gallery of each.",
  ),
  fromService(
    "social-media-management-projects",
    "Social Media Projects",
    "Campaigns Adwene has planned, made and looked after on social media, each with its pictures and what it was for.",
  ),
  fromService(
    "web-services",
    "Web Services",
    "Websites and shops that open fast and that your own people can keep up: what is in it, and how we work.",
  ),
  fromService(
    "video-services",
    "Video Services",
    "Films from six seconds to six minutes, shot, cut, animated and mixed for the place where they will be seen.",
  ),
  fromService(
    "creative-branding-services",
    "Creative Branding Services",
    "Name, mark, colours and voice: identities with a pattern that is recognised from across the street.",
  ),
  fromService(
    "uiux-interfaces",
    "UI/UX Interfaces",
    "Interfaces that are drawn after watching people work, and tested with them until nobody has to ask.",
  ),
  fromService(
    "mobile-app-development",
    "Mobile App Development",
    "Apps for Android and iOS that work on a full network, on a thin one, and for a while on none.",
  ),
  fromService(
    "software-development",
    "Software Development",
    "The system behind the counter: orders, stock, bookings and books, built to fit the way you work.",
  ),
  fromService(
    "database-creation-and-management",
    "Database Creation and Management",
    "Databases that are designed, moved, backed up and looked after, so that the figures agree and stay yours.",
  ),
  fromService(
    "photography-graphic-designing-content-creation",
    "Photography, Graphic Design and Content Creation",
    "Photographs, graphics and words from one studio, made for your shop window, your menu and your feed.",
  ),
  fromService(
    "social-media-management",
    "Social Media Management",
    "Plans, posts and answers for the networks your customers use, and a monthly report in plain words.",
  ),
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
    path: "/about-us",
    template: "About",
    title: "About Us",
    description:
      "Who Adwene is: a branding, design and software agency from Accra, established in 2023, with strategists, designers and engineers under one roof.",
  }),
  route({
    path: "/service",
    template: "ServiceList",
    title: "Services",
    description:
      "Everything Adwene does, on one page: brands, websites, apps, software, film, photography, social media, search and the IT that carries them.",
  }),
  route({
    path: "/single-service",
    template: "SampleService",
    title: "Service Details",
    description:
      "What UI/UX design is at Adwene, why it pays for itself, and the three steps in which an interface is made and tested.",
  }),
  route({
    path: "/pricing",
    template: "PricingPage",
    title: "Pricing",
    description:
      "Three packages with fixed prices, billed annually or monthly: web design, UX/UI and branding. A 30-day free trial comes with each.",
  }),
  route({
    path: "/testimonial",
    template: "TestimonialPage",
    title: "Testimonials",
    description:
      "What clients in Accra and beyond say of working with Adwene, in their own words and with their own stars.",
  }),
  route({
    path: "/team",
    template: "Team",
    title: "Our Team",
    description:
      "The twelve people of Adwene: strategists, designers, engineers, film makers and writers, and what each of them does.",
  }),
  route({
    path: "/single-team",
    template: "TeamMember",
    title: "Akosua Frimpong",
    description:
      "The chief executive of Adwene: how she came to found the agency, what she has learned, and what she answers for.",
  }),
  route({
    path: "/portfolio-one",
    template: "PortfolioOne",
    title: "Portfolio One Column",
    description:
      "Three projects of Adwene at full width: what the client needed, what was made, and what became of it.",
  }),
  route({
    path: "/portfolio-two",
    template: "PortfolioTwo",
    title: "Portfolio Two Column",
    description:
      "Adwene's work by service, in two columns: brands, websites, interfaces, apps, software and film.",
  }),
  route({
    path: "/single-portfolio",
    template: "SinglePortfolio",
    title: "Portfolio Details",
    description:
      "A new way to see Adwene's work is on the loom. Until it is ready, the projects and the portfolio lead on from here.",
    listed: false,
  }),
  route({
    path: "/blog",
    template: "BlogList",
    title: "Blog",
    description:
      "Notes from the studio: on brands, websites, type, speed, payments and the work behind them, written by the people who do it.",
  }),
  route({
    path: "/blog-grid",
    template: "BlogGrid",
    title: "Blog Grid",
    description:
      "Every article of Adwene's blog at a glance, two to a row: brands, design, code, photography and the craft between them.",
  }),
  route({
    path: "/blog/search",
    template: "BlogSearch",
    title: "Search the blog",
    description:
      "Find an article of Adwene's blog by any word of its title or text, by its category or by a tag; accents and capitals don't matter.",
    indexed: false,
    runtime: "now",
  }),
  route({
    path: "/single-blog",
    template: "SingleBlog",
    title: "Blog Details",
    description:
      "A sample article of Adwene's blog with everything that belongs to one: likes, tags, comments with replies, and a form to add yours.",
    listed: false,
  }),
  route({
    path: "/terms",
    template: "Legal",
    title: "Terms & Conditions",
    description:
      "The terms on which this site and Adwene's services are used, in words that can be read without a lawyer.",
    context: { slug: "terms" },
  }),
  route({
    path: "/privacy",
    template: "Legal",
    title: "Privacy",
    description:
      "Which data Adwene's site handles, why, for how long, and how to have them corrected or deleted.",
    context: { slug: "privacy" },
  }),
  route({
    path: "/coming-soon",
    template: "ComingSoon",
    layout: "plain",
    title: "Coming soon",
    description:
      "The new site of Adwene counted down to its opening here. Leave your address and hear of what comes next.",
    listed: false,
  }),
  accountPage(
    "/sign-in",
    "SignIn",
    "Welcome back",
    "Sign in to your account with Adwene with your e-mail address and your password, and go on to the dashboard.",
  ),
  accountPage(
    "/sign-up",
    "SignUp",
    "Create Account",
    "Create an account with Adwene: your name, your e-mail address and a password of at least eight characters.",
  ),
  accountPage(
    "/reset-password",
    "ResetPassword",
    "Reset Password",
    "Forgotten your password? Have a link sent to your e-mail address, and choose a new one for your account.",
  ),
  accountPage(
    "/verification-sent",
    "VerificationSent",
    "Check your inbox",
    "A mail with a link is on its way, to verify your e-mail address and to open your new account with Adwene.",
  ),
  accountPage(
    "/verify-email",
    "VerifyEmail",
    "Email verification",
    "The link in your mail leads here: your e-mail address is verified, and your account with Adwene is opened.",
  ),
  route({
    path: "/designs",
    template: "Designs",
    title: "Seven front doors",
    description:
      "One agency, seven homepages: consulting, digital, advertising, interiors, search, start-ups and marketing. Go in by yours.",
  }),
  // The six other home pages, each with its own text and its own entry in the sitemap.
  route({
    path: "/home-two",
    template: "HomeTwo",
    layout: "studio",
    title: "Ideas that move brands",
    description:
      "A digital agency in Accra for brands with somewhere to go: strategy, design, film and code, from the first idea to the launch.",
  }),
  route({
    path: "/home-three",
    template: "HomeThree",
    layout: "launch",
    title: "Campaigns people retell",
    description:
      "An advertising agency in Accra: market research, media, brand identity and campaigns that people retell to one another.",
  }),
  route({
    path: "/home-four",
    template: "HomeFour",
    layout: "interior",
    title: "Rooms with a point of view",
    description:
      "Interior design for homes, shops and offices in Accra: rooms drawn around their light, built by carpenters and weavers nearby.",
  }),
  route({
    path: "/home-five",
    template: "HomeFive",
    layout: "signal",
    title: "Be the answer they find",
    description:
      "Search engine optimisation from Accra: technique, content and measurement, so that the people who need you find you.",
  }),
  route({
    path: "/home-six",
    template: "HomeSix",
    layout: "launch",
    title: "From first sketch to first customer",
    description:
      "Brand, product and growth for start-ups: one team from the first sketch to the first thousand customers.",
  }),
  route({
    path: "/home-seven",
    template: "HomeSeven",
    layout: "studio",
    title: "Marketing you can measure",
    description:
      "Digital marketing from Accra that is measured from the first click to the last sale: search, social, e-mail and film.",
  }),
  route({
    path: "/404.html",
    template: "NotFound",
    title: "We can't find the page you are looking for",
    description:
      "The address may be mistyped, or the page has moved. The homepage leads on from here.",
    indexed: false,
  }),
]
