import type { CollectionConfig } from "payload"
import { projectList } from "./projectList.ts"
import { serviceList } from "./serviceList.ts"

/**
 * The lists that visitors read (SPEC 7): six of projects, eleven of services.
 * @param siteUrl origin of the site, where previews lead
 */
export function publicLists(siteUrl: string): CollectionConfig[] {
  return [
    projectList({
      siteUrl,
      slug: "projects",
      singular: "Web design project",
      plural: "Web design & development",
      table: "projects",
      page: "/web-design-development",
      bySlug: true,
    }),
    projectList({
      siteUrl,
      slug: "creative-branding-projects",
      singular: "Branding project",
      plural: "Creative branding",
      table: "branding_projects",
      page: "/creative-branding",
    }),
    projectList({
      siteUrl,
      slug: "logo-branding-projects",
      singular: "Logo project",
      plural: "Logo branding",
      table: "logo_projects",
      page: "/logo-branding",
    }),
    projectList({
      siteUrl,
      slug: "video-editing-animation-projects",
      singular: "Video project",
      plural: "Video editing & animation",
      table: "video_projects",
      page: "/video-editing-and-animation",
    }),
    projectList({
      siteUrl,
      slug: "content-creation-projects",
      singular: "Content project",
      plural: "Content creation",
      table: "content_projects",
      page: "/content-creation",
      perPage: 6,
    }),
    projectList({
      siteUrl,
      slug: "social-media-management-projects",
      singular: "Social media project",
      plural: "Social media management",
      table: "social_projects",
      page: "/social-media-management-projects",
      perPage: 6,
    }),
    serviceList({
      siteUrl,
      slug: "web-services",
      singular: "Web service",
      plural: "Web services",
      table: "web_services",
      page: "/web-services",
    }),
    serviceList({
      siteUrl,
      slug: "video-services",
      singular: "Video service",
      plural: "Video services",
      table: "video_services",
      page: "/video-services",
    }),
    serviceList({
      siteUrl,
      slug: "creative-branding-services",
      singular: "Branding service",
      plural: "Creative branding services",
      table: "branding_services",
      page: "/creative-branding-services",
    }),
    serviceList({
      siteUrl,
      slug: "uiux-interfaces",
      singular: "UI/UX service",
      plural: "UI/UX interfaces",
      table: "uiux_services",
      page: "/uiux-interfaces",
    }),
    serviceList({
      siteUrl,
      slug: "mobile-app-development",
      singular: "Mobile app service",
      plural: "Mobile app development",
      table: "mobile_services",
      page: "/mobile-app-development",
    }),
    serviceList({
      siteUrl,
      slug: "software-development",
      singular: "Software service",
      plural: "Software development",
      table: "software_services",
      page: "/software-development",
    }),
    serviceList({
      siteUrl,
      slug: "database-creation-and-management",
      singular: "Database service",
      plural: "Database creation & management",
      table: "database_services",
      page: "/database-creation-and-management",
    }),
    serviceList({
      siteUrl,
      slug: "photography-graphic-designing-content-creation",
      singular: "Photography and design service",
      plural: "Photography, graphics & content",
      table: "pgc_services",
      page: "/pgc",
    }),
    serviceList({
      siteUrl,
      slug: "social-media-management",
      singular: "Social media service",
      plural: "Social media management services",
      table: "social_services",
      page: "/social-media-management",
    }),
    serviceList({
      siteUrl,
      slug: "video-editing-and-animation",
      singular: "Video editing service",
      plural: "Video editing & animation services",
      table: "editing_services",
    }),
    serviceList({
      siteUrl,
      slug: "creative-branding",
      singular: "Brand identity service",
      plural: "Brand identity services",
      table: "identity_services",
    }),
  ]
}
