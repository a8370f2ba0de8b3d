import { projectList } from "./projectList.ts"
import { serviceList } from "./serviceList.ts"

/** The six lists of projects (SPEC 7). */
export const projectLists = [
  projectList({
    slug: "projects",
    singular: "Web design project",
    plural: "Web design & development",
    table: "projects",
    description: "Shown on /web-design-development.",
  }),
  projectList({
    slug: "creative-branding-projects",
    singular: "Branding project",
    plural: "Creative branding",
    table: "branding_projects",
    description: "Shown on /creative-branding.",
  }),
  projectList({
    slug: "logo-branding-projects",
    singular: "Logo project",
    plural: "Logo branding",
    table: "logo_projects",
    description: "Shown on /logo-branding.",
  }),
  projectList({
    slug: "video-editing-animation-projects",
    singular: "Video project",
    plural: "Video editing & animation",
    table: "video_projects",
    description: "Shown on /video-editing-and-animation.",
  }),
  projectList({
    slug: "content-creation-projects",
    singular: "Content project",
    plural: "Content creation",
    table: "content_projects",
    description: "Shown on /content-creation.",
  }),
  projectList({
    slug: "social-media-management-projects",
    singular: "Social media project",
    plural: "Social media management",
    table: "social_projects",
    description: "Shown on /social-media-management-projects.",
  }),
]

/** The eleven lists of services (SPEC 7). */
export const serviceLists = [
  serviceList({
    slug: "web-services",
    singular: "Web service",
    plural: "Web services",
    table: "web_services",
    description: "Shown on /web-services.",
  }),
  serviceList({
    slug: "video-services",
    singular: "Video service",
    plural: "Video services",
    table: "video_services",
    description: "Shown on /video-services.",
  }),
  serviceList({
    slug: "creative-branding-services",
    singular: "Branding service",
    plural: "Creative branding services",
    table: "branding_services",
    description: "Shown on /creative-branding-services.",
  }),
  serviceList({
    slug: "uiux-interfaces",
    singular: "UI/UX service",
    plural: "UI/UX interfaces",
    table: "uiux_services",
    description: "Shown on /uiux-interfaces.",
  }),
  serviceList({
    slug: "mobile-app-development",
    singular: "Mobile app service",
    plural: "Mobile app development",
    table: "mobile_services",
    description: "Shown on /mobile-app-development.",
  }),
  serviceList({
    slug: "software-development",
    singular: "Software service",
    plural: "Software development",
    table: "software_services",
    description: "Shown on /software-development.",
  }),
  serviceList({
    slug: "database-creation-and-management",
    singular: "Database service",
    plural: "Database creation & management",
    table: "database_services",
    description: "Shown on /database-creation-and-management.",
  }),
  serviceList({
    slug: "photography-graphic-designing-content-creation",
    singular: "Photography and design service",
    plural: "Photography, graphics & content",
    table: "pgc_services",
    description: "Shown on /pgc.",
  }),
  serviceList({
    slug: "social-media-management",
    singular: "Social media service",
    plural: "Social media management services",
    table: "social_services",
    description: "Shown on /social-media-management.",
  }),
  serviceList({
    slug: "video-editing-and-animation",
    singular: "Video editing service",
    plural: "Video editing & animation services",
    table: "editing_services",
    description: "Offered by the content service; no page of the site shows it yet.",
  }),
  serviceList({
    slug: "creative-branding",
    singular: "Brand identity service",
    plural: "Brand identity services",
    table: "identity_services",
    description: "Offered by the content service; no page of the site shows it yet.",
  }),
]
