import { defineConfig } from "@playwright/test"
import { localAddresses } from "./scripts/lib/environment.mjs"
import { readPorts } from "./scripts/lib/ports.mjs"

/**
 * What a build has written (`build`, without a browser) and what a visitor meets (`browser`), on the built site and a
 * real content service. `npm test` calls this; `npx playwright test -g "part of a name"` runs a few.
 */
export default defineConfig({
  testDir: "__tests__",
  testMatch: "{e2e,build}/**/*.spec.ts",
  globalSetup: "./scripts/lib/playwrightSetup.mjs",
  outputDir: ".start/playwright",
  // A test that passes only the second time has found something, in the site or in itself: on a machine that others
  // keep busy it doesn't end the run, but it is listed, and counted apart in the last line.
  retries: process.env.CI === "true" ? 1 : 0,
  // Tests share the content service, but never a document of it: each file can run beside any other.
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI === "true",
  timeout: 60_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Compiled into the pages. The browser is led to the ports of this run: support/test.ts.
    baseURL: localAddresses(readPorts(process.env)).site,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    // One window for the tests of a worker, emptied between them: a new one costs as much as half of an average test.
    reuseContext: true,
  },
  // What takes long and rarely fails is left to playwright.nightly.config.ts.
  grepInvert: /@nightly/,
  projects: [
    { name: "build", testMatch: "build/**/*.spec.ts" },
    { name: "browser", testMatch: "e2e/**/*.spec.ts" },
  ],
})
