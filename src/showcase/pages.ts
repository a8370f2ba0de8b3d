import type { ContentList } from "../api/content"
import { messages } from "../messages"

/** Texts around a list that is loaded at run time. */
export type ListWords = {
  /** Label of the pager: what is being paged through. */
  label: string
  loading: string
  /**
   * Shown in place of the page when the list can't be loaded
   * (docs/specification.md#error-messages).
   */
  failed: string
  /** The list is empty. */
  nothing: string
  /** The document could not be parsed. */
  unreadable: string
  /** The document with the requested slug is gone. */
  gone: string
  /** Link back from an address without content. */
  back: string
  /** Link to the contact page. */
  ask: string
  /** Shown without script, before that link. */
  withoutScript: string
}

/** Parts of a project page, rendered in the order in which a row lists them. */
export type ProjectPart = "picture" | "film" | "facts" | "second" | "more" | "steps" | "gallery"

type ProjectPage = {
  list: ContentList
  parts: readonly ProjectPart[]
  /** `?project=<slug>` shows a single project. */
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
  // The failure is only logged and the list stays empty (docs/specification.md#error-messages), but
  // the page still offers a way to get in touch.
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

/** The four pages that show one project at a time, keyed by list. */
export const projectPages: Partial<Record<string, ProjectPage>> = {
  projects: {
    list: "projects",
    parts: ["picture", "facts", "second", "steps"],
    bySlug: true,
    // The failure is only logged (docs/specification.md#error-messages).
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

/** The two pages that show their projects in an accordion, keyed by list. */
export const foldedPages: Partial<Record<string, { list: ContentList; words: ListWords }>> = {
  "content-creation-projects": { list: "content-creation-projects", words: folded },
  "social-media-management-projects": { list: "social-media-management-projects", words: folded },
}

const how = "How we work"

/** The nine service pages, keyed by list. */
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
 * @throws Error if src/routes/table.ts names a list that has no row
 */
export function pageOf<Page>(pages: Partial<Record<string, Page>>, list: unknown): Page {
  const page = pages[String(list)]
  if (!page) throw new Error(`src/showcase/pages.ts has no row for the list "${list}"`)
  return page
}
