import "./quiet"

// The addresses of whoever runs the tests are not the tests' own.
for (const name of Object.keys(process.env)) {
  if (name.startsWith("GATSBY_")) delete process.env[name]
}

// Tests of what runs in the build or in Node ask for its environment, which has no document.
if (typeof document !== "undefined") {
  require("@testing-library/jest-dom")
  require("./browser")
}
