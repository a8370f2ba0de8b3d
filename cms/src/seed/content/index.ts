import type { ProjectSeed, ServicePictures, ServiceSeed } from "../types.ts"
import { contentCreation } from "./projects/contentCreation.ts"
import { creativeBranding } from "./projects/creativeBranding.ts"
import { logoBranding } from "./projects/logoBranding.ts"
import { socialMedia } from "./projects/socialMedia.ts"
import { videoEditing } from "./projects/videoEditing.ts"
import { webDesign } from "./projects/webDesign.ts"
import { brandIdentityServices } from "./services/brandIdentity.ts"
import { creativeBrandingPictures, creativeBrandingServices } from "./services/creativeBranding.ts"
import { databasePictures, databaseServices } from "./services/database.ts"
import { mobilePictures, mobileServices } from "./services/mobile.ts"
import { photographyPictures, photographyServices } from "./services/photography.ts"
import { socialMediaPictures, socialMediaServices } from "./services/socialMedia.ts"
import { softwarePictures, softwareServices } from "./services/software.ts"
import { uiuxPictures, uiuxServices } from "./services/uiux.ts"
import { videoPictures, videoServices } from "./services/video.ts"
import { videoEditingServices } from "./services/videoEditing.ts"
import { webPictures, webServices } from "./services/web.ts"

export type ProjectSlug =
  | "content-creation-projects"
  | "creative-branding-projects"
  | "logo-branding-projects"
  | "projects"
  | "social-media-management-projects"
  | "video-editing-animation-projects"

export type ServiceSlug =
  | "creative-branding"
  | "creative-branding-services"
  | "database-creation-and-management"
  | "mobile-app-development"
  | "photography-graphic-designing-content-creation"
  | "social-media-management"
  | "software-development"
  | "uiux-interfaces"
  | "video-editing-and-animation"
  | "video-services"
  | "web-services"

/** Sample projects by list, in the order they are shown. Clients are invented. */
export const projectSeeds: Record<ProjectSlug, ProjectSeed[]> = {
  projects: webDesign,
  "creative-branding-projects": creativeBranding,
  "logo-branding-projects": logoBranding,
  "video-editing-animation-projects": videoEditing,
  "content-creation-projects": contentCreation,
  "social-media-management-projects": socialMedia,
}

/** Sample services by list, in the order they are shown; the last of each list is inactive. */
export const serviceSeeds: Record<ServiceSlug, ServiceSeed[]> = {
  "web-services": webServices,
  "video-services": videoServices,
  "creative-branding-services": creativeBrandingServices,
  "uiux-interfaces": uiuxServices,
  "mobile-app-development": mobileServices,
  "software-development": softwareServices,
  "database-creation-and-management": databaseServices,
  "photography-graphic-designing-content-creation": photographyServices,
  "video-editing-and-animation": videoEditingServices,
  "creative-branding": brandIdentityServices,
  "social-media-management": socialMediaServices,
}

/** Pictures of the sample services, by list. */
export const servicePictures: Record<ServiceSlug, ServicePictures> = {
  "web-services": webPictures,
  "video-services": videoPictures,
  "creative-branding-services": creativeBrandingPictures,
  "uiux-interfaces": uiuxPictures,
  "mobile-app-development": mobilePictures,
  "software-development": softwarePictures,
  "database-creation-and-management": databasePictures,
  "photography-graphic-designing-content-creation": photographyPictures,
  "video-editing-and-animation": videoPictures,
  "creative-branding": creativeBrandingPictures,
  "social-media-management": socialMediaPictures,
}
