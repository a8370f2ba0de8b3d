// What webpack bundles instead of gatsby-script (src/build/webpack.ts).
module.exports = {}
