import { defineConfig } from "@playwright/test"
import type { LookOptions } from "./__tests__/e2e/support/looks"
import everyRun from "./playwright.config"

const everyLook = "e2e/{pages,accessibility,accessibility-*}.spec.ts"

/**
 * The tests that `npm run test:nightly` adds: axe with all rules on every page and state, in both schemes and at both
 * widths, the slow tests that rarely fail (tagged @nightly), one of them in Firefox, a site whose extra forms send, and the
 * site and the panel behind nginx.
 */
export default defineConfig<LookOptions>({
  ...everyRun,
  metadata: { makeAvif: true },
  testMatch: "{e2e,build,deploy}/**/*.spec.ts",
  grepInvert: undefined,
  globalTimeout: 60 * 60_000,
  projects: [
    { name: "build", testMatch: "build/**/*.spec.ts", grep: /@nightly/ },
    { name: "deploy", testMatch: "deploy/*.spec.ts" },
    { name: "browser", testMatch: "e2e/**/*.spec.ts", testIgnore: everyLook, grep: /@nightly/ },
    { name: "every look", testMatch: everyLook, use: { everyLook: true } },
  ],
})
