import type { ContentList } from "../api/listPath"
import type { ListPage } from "../blog/paging"
import type { Crumb } from "../components/action/Breadcrumbs"
import type { AdjacentArticle } from "../sections/article/PreviousNextLinks"
import type { Card, CardName } from "../seo/cards"
import type { PageGroup } from "./choices"

/** The layout of a page; src/layouts/layouts.ts defines each. */
export type LayoutKey = "loom" | "studio" | "plain" | "interior" | "signal" | "launch"

/** Ids of the team's members before and after a person, in data/team.json; null if there is no other page. */
export type Neighbours = { previous: string | null; next: string | null }

/**
 * The templates, by their paths in src/templates, each with the variables that its query and its
 * component take in addition to the fields of every page; null for none.
 */
type TemplateVariables = {
  "account/ResetPassword": null
  "account/SignIn": null
  "account/SignUp": null
  "account/VerificationSent": null
  "account/VerifyEmail": null
  "blog/BlogCategory": ListPage & { slug: string }
  "blog/BlogGrid": ListPage
  "blog/BlogList": ListPage
  "blog/BlogPost": { slug: string; previous: AdjacentArticle | null; next: AdjacentArticle | null }
  "blog/BlogSearch": null
  "blog/BlogTag": ListPage & { slug: string }
  "blog/SingleBlog": null
  "company/About": null
  "company/ChiefExecutive": Neighbours
  "company/Contact": null
  "company/FaqPage": null
  "company/PricingPage": null
  "company/Team": null
  "company/TeamMember": Neighbours & { id: string }
  "company/TestimonialPage": null
  "homes/Designs": null
  "homes/Home": null
  "homes/HomeFive": null
  "homes/HomeFour": null
  "homes/HomeSeven": null
  "homes/HomeSix": null
  "homes/HomeThree": null
  "homes/HomeTwo": null
  "other/ComingSoon": null
  "other/Legal": { slug: string }
  "other/NotFound": null
  "portfolio/PortfolioOne": null
  "portfolio/PortfolioTwo": null
  "portfolio/SinglePortfolio": null
  "services/ItService": { slug: string }
  "services/SampleService": null
  "services/ServiceList": null
  "showcase/ProjectAccordionPage": { list: ContentList }
  "showcase/ProjectsPage": { list: ContentList }
  "showcase/ServicesPage": { list: ContentList }
}

export type TemplateName = keyof TemplateVariables

/** A template with the variables it takes: a union, so that a missing or misspelt one is an error. */
export type Rendering = {
  [Template in TemplateName]: TemplateVariables[Template] extends null
    ? { template: Template; context?: undefined }
    : { template: Template; context: TemplateVariables[Template] }
}[TemplateName]

/**
 * Headings of llms.txt, in order. In this format, "Optional" marks what can be skipped when the
 * context is short.
 */
export const llmsSections = [
  "The agency",
  "Services",
  "Work",
  "Blog",
  "Homepages by trade",
  "Optional",
] as const

export type LlmsSection = (typeof llmsSections)[number]

/** The words of a page that editors write. */
export type PageTexts = {
  /** The page's subject: its h1, its breadcrumb, the start of its title. */
  title: string
  /** One or two sentences for search results and shared links, 70 to 160 characters. */
  description: string
  /** Short name for breadcrumbs, if the title is too long. */
  crumb?: string
}

type PageSettings = {
  /** One of the six layouts (docs/design.md#six-layouts); it also decides the footer. */
  layout: LayoutKey
  /** "late": complete without script. "now": fetches its content, so its runtime starts at once. */
  runtime: "late" | "now"
  /** May search engines index it? */
  indexed: boolean
  /** Is it in the sitemap and llms.txt? Samples are left out, but can still be reached. */
  listed: boolean
  /** Publication date of an article, YYYY-MM-DD. */
  published?: string
  /** Date of its last change, YYYY-MM-DD. */
  modified?: string
}

/** Settings that only the build reads. */
type BuildSettings = {
  /**
   * Path of the content service's list that the page shows first. The page's HTML requests it
   * before the runtime starts (docs/decisions/001-late-runtime.md).
   */
  preload?: string
  /** Its heading in llms.txt; pages without one are left out. */
  section?: LlmsSection
  /** The group with which data/site.json can leave it out. */
  group?: PageGroup
}

/** A row of src/routes/table.ts. Omitted settings have the defaults of index.ts. */
export type Row = Rendering &
  Partial<PageSettings> &
  BuildSettings & {
    /** Address without a trailing slash. The home page that data/site.json chooses moves to `/`. */
    path: string
    /** The picture of shared links; "general" if omitted. */
    card?: CardName
    /** Paths of its ancestors in the breadcrumbs, below Home. */
    parents?: readonly string[]
  }

type PageHead = PageTexts &
  PageSettings & {
    /** The picture of shared links. */
    card: Card
    /** Its ancestors in the breadcrumbs, below Home. */
    parents: readonly Crumb[]
  }

/** A page with its words and every default filled in. */
export type Route = Rendering & PageHead & BuildSettings & { path: string }

type VariablesOf<Template extends TemplateName> = TemplateVariables[Template] extends null
  ? unknown
  : TemplateVariables[Template]

/** What a template receives as `pageContext`; without an argument, what every page has. */
export type PageContext<Template extends TemplateName = "homes/Home"> = PageHead & {
  /** Not `path`, which Gatsby reserves. */
  pagePath: string
} & VariablesOf<Template>
