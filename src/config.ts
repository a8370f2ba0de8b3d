import type { SiteConfig } from "./readConfig"

/**
 * The settings, as the pages see them: the build has read and checked them (src/build/webpack.ts), so that no page carries
 * the code that does. Not called `config`: Gatsby takes an export of that name for a page's configuration and switches on
 * its server engines.
 */
export const siteConfig: SiteConfig = SITE_CONFIG
