/**
 * Lets browsers fetch the page behind a link that a visitor points at or presses, until the runtime takes over and does
 * so itself (docs/decisions/001-late-runtime.md). Only addresses without a query, which may carry a token or cause
 * something; never the editor, the page that receives a signed-in visitor, or files.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          // Without a protocol and host, a pattern matches this site only.
          { href_matches: { pathname: "/*", search: "" } },
          { not: { href_matches: { pathname: "/(edit|login-bridge)/*?" } } },
          { not: { href_matches: { pathname: "/*.*" } } },
        ],
      },
      eagerness: "moderate",
    },
  ],
})
