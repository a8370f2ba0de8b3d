import { accountFiles } from "./account"
import { blogFiles } from "./blog"
import { comingSoonFiles } from "./comingSoon"
import { companyFiles } from "./company"
import { contactFiles } from "./contact"
import type { ContentFiles } from "./contentFile"
import { designFiles } from "./designs"
import { homeFiles } from "./home"
import { otherHomeFiles } from "./homes/index"
import { layoutFiles } from "./layout"
import { legalFiles } from "./legal"
import { pageFiles } from "./pages"
import { portfolioFiles } from "./portfolio"
import { serviceFiles } from "./services"

/** Schemas by file name in data/. A JSON file that is not listed here stops the build. */
export const contentFiles: ContentFiles = {
  ...layoutFiles,
  ...pageFiles,
  ...homeFiles,
  ...contactFiles,
  ...serviceFiles,
  ...portfolioFiles,
  ...companyFiles,
  ...blogFiles,
  ...legalFiles,
  ...accountFiles,
  ...comingSoonFiles,
  ...otherHomeFiles,
  ...designFiles,
}
