import type { ContentList } from "../api/listPath"
import type { StepsLook } from "../components/service/WovenSteps"
import { messages } from "./messages"

/** Texts around a list that is loaded at run time. */
export type ListTexts = {
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
export type ProjectPart =
  | "picture"
  | "film"
  | "facts"
  | "about"
  | "second"
  | "more"
  | "steps"
  | "gallery"
  | CasePart

/** Parts that only a project has that is told as a case. */
export type CasePart = "brief" | "story" | "decisions" | "screens" | "result" | "quote" | "credits"

/** A list's page: template, path, texts, and what else the template shows. */
type ContentListPage = { path: string; texts: ListTexts } & (
  | {
      /** One project at a time. */
      template: "showcase/ProjectsPage"
      parts: readonly ProjectPart[]
      /** `?project=<slug>` shows a single project. */
      bySlug?: boolean
    }
  | {
      /** Projects in an accordion. */
      template: "showcase/ProjectAccordionPage"
    }
  | {
      /** One active service at a time. */
      template: "showcase/ServicesPage"
      /** Heading of the numbered steps. */
      approach: string
      /** How these are drawn. */
      steps: StepsLook
    }
)

const projects: ListTexts = {
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

const services: ListTexts = {
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

const accordion: ListTexts = {
  ...projects,
  loading: "Loading the projects",
  failed: messages.projectsFailed,
  back: "Back to the first page",
}

/** What tells a project as a case; documents without these fields lack these parts. */
const telling: readonly CasePart[] = ["brief", "story", "decisions", "screens", "result", "quote"]

/** The page of each list of the content service, in the order of the sitemap. */
export const contentLists: Record<ContentList, ContentListPage> = {
  projects: {
    template: "showcase/ProjectsPage",
    path: "/web-design-development",
    parts: ["picture", "facts", ...telling, "second", "steps", "credits"],
    bySlug: true,
    // The failure is only logged (docs/specification.md#error-messages).
    texts: {
      ...projects,
      failed: "The projects can't be shown right now. We would gladly show you our work in person.",
    },
  },
  "logo-branding-projects": {
    template: "showcase/ProjectsPage",
    path: "/logo-branding",
    parts: ["picture", "facts", ...telling, "more", "steps", "credits"],
    texts: projects,
  },
  "video-editing-animation-projects": {
    template: "showcase/ProjectsPage",
    path: "/video-editing-and-animation",
    parts: ["film", "facts", ...telling, "more", "steps", "credits"],
    texts: projects,
  },
  "creative-branding-projects": {
    template: "showcase/ProjectsPage",
    path: "/creative-branding",
    parts: ["picture", "facts", ...telling, "steps", "gallery", "credits"],
    texts: projects,
  },
  "content-creation-projects": {
    template: "showcase/ProjectAccordionPage",
    path: "/content-creation",
    texts: accordion,
  },
  "social-media-management-projects": {
    template: "showcase/ProjectAccordionPage",
    path: "/social-media-management-projects",
    texts: accordion,
  },
  "web-services": servicesAt("/web-services"),
  "video-services": servicesAt("/video-services", { steps: "film" }),
  "creative-branding-services": servicesAt("/creative-branding-services"),
  "uiux-interfaces": servicesAt("/uiux-interfaces"),
  "mobile-app-development": servicesAt("/mobile-app-development", {
    approach: "Our Mobile App Development Process",
  }),
  "software-development": servicesAt("/software-development"),
  "database-creation-and-management": servicesAt("/database-creation-and-management"),
  "photography-graphic-designing-content-creation": servicesAt("/pgc"),
  "social-media-management": servicesAt("/social-media-management"),
}

/** The lists, in that order. */
export const contentListNames = Object.keys(contentLists) as ContentList[]

function servicesAt(
  path: string,
  { approach = "How we work", steps = "stairs" }: { approach?: string; steps?: StepsLook } = {},
): ContentListPage {
  return { template: "showcase/ServicesPage", path, approach, steps, texts: services }
}

/**
 * The page of a list.
 * @throws Error if the list's page has another template
 */
export function contentListPage<Template extends ContentListPage["template"]>(
  template: Template,
  list: ContentList,
) {
  const page = contentLists[list]
  if (page.template !== template) {
    throw new Error(`In src/showcase/contentLists.ts, "${list}" is not a list for ${template}`)
  }
  return page as Extract<ContentListPage, { template: Template }>
}
