/**
 * Unit and component tests; they need no build, port or network.
 * @type {import("jest").Config}
 */
module.exports = {
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx,js}"],
  // Playwright runs the *.spec.ts of e2e/ and build/, jest.sample.config.js runs sample/.
  testPathIgnorePatterns: [
    "/node_modules/",
    "<rootDir>/__tests__/e2e/",
    "<rootDir>/__tests__/sample/",
  ],
  roots: ["<rootDir>/__tests__", "<rootDir>/src", "<rootDir>/scripts"],
  moduleFileExtensions: ["ts", "tsx", "js", "mjs", "cjs", "jsx", "json", "node"],
  transform: {
    "\\.tsx$": ["<rootDir>/__tests__/support/jest/transform.js", { tsx: true }],
    "\\.[cm]?[jt]s$": ["<rootDir>/__tests__/support/jest/transform.js", { tsx: false }],
  },
  // Published only as ES modules.
  transformIgnorePatterns: ["/node_modules/(?!(get-port|github-slugger)/)"],
  testEnvironment: "<rootDir>/__tests__/support/jest/environment.js",
  testEnvironmentOptions: { url: "http://localhost:9000/" },
  globals: { ANALYTICS: null, ICON: "/favicon.svg" },
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/jest/setup.ts"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/__tests__/support/jest/cssModule.js",
    "\\.css$": "<rootDir>/__tests__/support/jest/empty.js",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
  },
  maxWorkers: "100%",
  // Generous, because a busy machine is slow.
  testTimeout: 20_000,
  clearMocks: true,
  restoreMocks: true,
}
