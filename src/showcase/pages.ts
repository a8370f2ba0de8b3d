import type { ContentList } from "../api/content"
import { messages } from "../messages"

/** What the site says around a list that comes at run time. */
export type ListWords = {
  /** Names the pager: what is being turned over. */
  label: string
  loading: string
  /** Stands in place of the page when the list can't be had (SPEC 8). */
  failed: string
  /** The list is empty. */
  nothing: string
  /** A document came that holds nothing to show. */
  unreadable: string
  /** A document that was asked for by name is gone. */
  gone: string
  /** Leads back from an address that has nothing. */
  back: string
  /** Leads to the contact page. */
  ask: string
  /** Without script, in front of that link. */
  withoutScript: string
}

/** Parts of a project's page, in the order in which a row names them (SPEC 2.6). */
export type ProjectPart = "picture" | "film" | "facts" | "second" | "more" | "steps" | "gallery"

type ProjectPage = {
  list: ContentList
  parts: readonly ProjectPart[]
  /** `?project=<slug>` shows one project by itself (DESIGN). */
  bySlug: boolean
  words: ListWords
}

type ServicePage = {
  list: ContentList
  /** Heading of the numbered steps. */
  approach: string
  words: ListWords
}

const projects: ListWords = {
  label: "Projects",
  loading: "Loading the project",
  failed: messages.projectFailed,
  nothing: "The first projects will be shown here soon.",
  unreadable: "This project can't be shown right now.",
  gone: "This project is not on show any more.",
  back: "Back to the first project",
  ask: "Ask us to show you our work",
  withoutScript: "The projects are loaded by a script, and scripts are off in this browser.",
}

const services: ListWords = {
  label: "Services",
  loading: "Loading the service",
  // SPEC 8: a failure is only logged, and the list stays empty. The page still says where to turn.
  failed:
    "The details of this service can't be shown right now. We would gladly explain it in person.",
  nothing: messages.noActiveServices,
  unreadable: "This service can't be shown right now.",
  gone: "This service is not offered any more.",
  back: "Back to the first service",
  ask: "Ask us about this service",
  withoutScript: "The details are loaded by a script, and scripts are off in this browser.",
}

const folded: ListWords = {
  ...projects,
  loading: "Loading the projects",
  failed: messages.projectsFailed,
  back: "Back to the first page",
}

/** The four pages that show one project at a time, by their list. */
export const projectPages: Partial<Record<string, ProjectPage>> = {
  projects: {
    list: "projects",
    parts: ["picture", "facts", "second", "steps"],
    bySlug: true,
    // SPEC 8: only logged.
    words: { ...projects, failed: "No project is on show here right now." },
  },
  "logo-branding-projects": {
    list: "logo-branding-projects",
    parts: ["picture", "facts", "more", "steps"],
    bySlug: false,
    words: projects,
  },
  "video-editing-animation-projects": {
    list: "video-editing-animation-projects",
    parts: ["film", "facts", "more", "steps"],
    bySlug: false,
    words: projects,
  },
  "creative-branding-projects": {
    list: "creative-branding-projects",
    parts: ["picture", "facts", "steps", "gallery"],
    bySlug: false,
    words: projects,
  },
}

/** The two pages that fold their projects (SPEC 2.6). */
export const foldedPages: Partial<Record<string, { list: ContentList; words: ListWords }>> = {
  "content-creation-projects": { list: "content-creation-projects", words: folded },
  "social-media-management-projects": { list: "social-media-management-projects", words: folded },
}

const how = "How we work"

/** The nine pages of services, by their list. */
export const servicePages: Partial<Record<string, ServicePage>> = Object.fromEntries(
  (
    [
      ["web-services", how],
      ["video-services", how],
      ["creative-branding-services", how],
      ["uiux-interfaces", how],
      ["mobile-app-development", "Our Mobile App Development Process"],
      ["software-development", how],
      ["database-creation-and-management", how],
      ["photography-graphic-designing-content-creation", how],
      ["social-media-management", how],
    ] as const
  ).map(([list, approach]) => [list, { list, approach, words: services }]),
)

/**
 * The row of a list.
 * @throws Error when src/routes.ts names a list that has no row
 */
export function pageOf<Page>(pages: Partial<Record<string, Page>>, list: unknown): Page {
  const page = pages[String(list)]
  if (!page) throw new Error(`src/showcase/pages.ts has no row for the list "${list}"`)
  return page
}
