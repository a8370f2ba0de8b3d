import { defineConfig } from "@playwright/test"
import type { LookOptions } from "./__tests__/e2e/support/looks"
import everyRun from "./playwright.config"

/**
 * The tests that `npm run test:nightly` adds: axe with all rules on every page and state, in both schemes and at both
 * widths, the tests tagged @nightly, one of them in Firefox, a site whose extra forms send, and the site and the panel behind nginx.
 */
export default defineConfig<LookOptions>({
  ...everyRun,
  testMatch: "{e2e,build,deploy}/**/*.spec.ts",
  grepInvert: undefined,
  globalTimeout: 60 * 60_000,
  projects: [
    { name: "build", testMatch: "build/**/*.spec.ts", grep: /@nightly/ },
    { name: "deploy", testMatch: "deploy/*.spec.ts" },
    { name: "panel", testMatch: "e2e/panel/*.spec.ts", grep: /@nightly/ },
    { name: "editor", testMatch: "e2e/editor/*.spec.ts", grep: /@nightly/ },
    { name: "extra forms", testMatch: "e2e/extraForms.spec.ts" },
    { name: "first view", testMatch: "e2e/{firstView,fonts}.spec.ts", grep: /@nightly/ },
    { name: "firefox", testMatch: "e2e/firefox.spec.ts" },
    {
      name: "every look",
      testMatch: "e2e/{pages,accessibility,accessibility-*}.spec.ts",
      use: { everyLook: true },
    },
  ],
})
