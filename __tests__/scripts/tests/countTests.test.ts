/**
 * @jest-environment node
 */
import { countTests } from "../../../scripts/lib/tests/testRunners.mjs"

it("counts the browser tests that a machine without a browser skips", async () => {
  // With it, Playwright refuses to run.
  delete process.env.JEST_WORKER_ID
  // The first imports most of scripts/lib, and all its tests are nightly.
  const files = ["e2e/extraForms", "e2e/policy"]
  await expect(countTests("browser", files)).resolves.toBeGreaterThan(1)
})
