import type { TableInput } from "../../../src/build/headers/table"

/** What a table is made from, for a site on https whose services are on other hosts. */
export const input: TableInput = {
  addresses: {
    siteUrl: "https://www.agency.example",
    apiUrl: "https://api.agency.example/product",
    contentUrl: "https://content.agency.example",
    dashboardUrl: "https://dashboard.agency.example",
  },
  settings: { mediaOrigins: [], hstsSubdomains: false },
  scripts: ["'sha256-AAAA'", "'sha256-BBBB'"],
  listPages: ["/web-services", "/logo-branding"],
  editor: null,
  analytics: null,
  redirects: [
    ["/about", "/about-us"],
    ["/old/service", "/service"],
  ],
  pages: ["/", "/service", "/blog", "/blog/cloth", "/blog/yarn", "/blog/tag/loom", "/404.html"],
}
