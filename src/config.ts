import { readConfig, type SiteConfig } from "./readConfig"

/**
 * The environment, as the pages see it. Each variable is written out because Gatsby replaces the
 * literal expression `process.env.GATSBY_…` by its value and can't follow a computed name. Not
 * called `config`: Gatsby takes an export of that name for a page's configuration and switches on
 * its server engines.
 */
export const siteConfig: SiteConfig = readConfig({
  NODE_ENV: process.env.NODE_ENV,
  GATSBY_SITE_URL: process.env.GATSBY_SITE_URL,
  GATSBY_API_URL: process.env.GATSBY_API_URL,
  GATSBY_CONTENT_URL: process.env.GATSBY_CONTENT_URL,
  GATSBY_DASHBOARD_URL: process.env.GATSBY_DASHBOARD_URL,
  GATSBY_EXTRA_FORMS: process.env.GATSBY_EXTRA_FORMS,
})
