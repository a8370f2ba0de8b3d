import { defineConfig } from "@playwright/test"
import { localAddresses } from "./scripts/lib/environment.mjs"
import { readPorts } from "./scripts/lib/services/ports.mjs"

/**
 * Tests of the build's output (`build`, without a browser) and browser journeys (`browser`), on the built site and a real
 * content service. `npm test` runs them all; `npx playwright test -g "part of a name"` runs a few.
 */
export default defineConfig({
  testDir: "__tests__",
  testMatch: "{e2e,build}/**/*.spec.ts",
  globalSetup: "./scripts/lib/tests/playwrightSetup.mjs",
  // For the set-up, as TestOptions in testServices.mjs describes.
  metadata: { makeAvif: false },
  outputDir: ".start/playwright",
  // A test that only passes on retry points to a bug, in the site or in the test. On a busy CI machine it doesn't fail the
  // run, but it is listed, and counted as flaky in the last line.
  retries: process.env.CI === "true" ? 1 : 0,
  // Tests share the content service but never a document, so that any files can run in parallel.
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI === "true",
  timeout: 60_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 15_000 },
  use: {
    // The address built into the pages; support/test.ts maps it to this run's port.
    baseURL: localAddresses(readPorts(process.env)).site,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    // Reuses one browser context per worker, reset between tests: a new one takes half as long as an average test.
    reuseContext: true,
  },
  // Slow tests that rarely fail run in playwright.nightly.config.ts.
  grepInvert: /@nightly/,
  projects: [
    { name: "build", testMatch: "build/**/*.spec.ts" },
    { name: "browser", testMatch: "e2e/**/*.spec.ts" },
  ],
})
