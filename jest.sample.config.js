/**
 * The specified texts and figures of the sample content (`npm run test:sample`). A site with its own content drops these
 * tests.
 * @type {import("jest").Config}
 */
module.exports = {
  ...require("./jest.config.js"),
  testMatch: ["<rootDir>/__tests__/sample/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
}
