const { createTransformer } = require("@swc/jest")

/** For the Node that runs the tests. Files end as they are written: in JSX, `<T>` could not begin an arrow function. */
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
