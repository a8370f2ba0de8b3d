/** The analytics settings, which src/build/webpack.ts compiles into the pages; null unless the operator has chosen a service. */
declare const ANALYTICS: import("./api/pageViews").AnalyticsSettings | null

/** The addresses of the services and the other settings of the environment, which src/build/webpack.ts compiles into the pages. */
declare const SITE_CONFIG: import("./readConfig").SiteConfig

/** What the head links as the site's icon (src/build/icon.ts). */
declare const ICON: string
