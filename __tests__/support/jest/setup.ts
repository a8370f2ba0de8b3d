import { readConfig } from "../../../src/readConfig"
import "../quiet"

// The developer's own addresses must not affect the tests.
for (const name of Object.keys(process.env)) {
  if (name.startsWith("GATSBY_")) delete process.env[name]
}

// In the pages, webpack replaces it.
Object.assign(globalThis, { SITE_CONFIG: readConfig({}) })

// Tests of build and Node code run in the node environment, which has no document.
if (typeof document !== "undefined") {
  require("@testing-library/jest-dom")
  require("../browser")
}
