const { createTransformer } = require("babel-jest").default

/** As Gatsby compiles the site, but for Node; and scripts/*.mjs, which know where they stand by import.meta.url. */
module.exports = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic" }],
    ["@babel/preset-typescript", { onlyRemoveTypeImports: true }],
  ],
  plugins: [require.resolve("./importMeta.js")],
})
