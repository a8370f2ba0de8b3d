/**
 * Words and figures of the sample content that were agreed on (`npm run test:sample`). A site that has content of its own
 * drops this.
 * @type {import("jest").Config}
 */
module.exports = {
  ...require("./jest.config.js"),
  testMatch: ["<rootDir>/__tests__/sample/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
}
