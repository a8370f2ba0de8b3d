const { createTransformer } = require("@swc/jest")

/**
 * Targets the Node version that runs the tests. The file extension decides on JSX, where `<T>`
 * can't begin an arrow function.
 */
module.exports = {
  createTransformer: ({ tsx }) =>
    createTransformer({
      swcrc: false,
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", tsx },
        transform: { react: { runtime: "automatic" }, verbatimModuleSyntax: true },
      },
      module: { type: "commonjs" },
    }),
}
