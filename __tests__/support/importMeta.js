/** Babel plugin: writes import.meta.url as a CommonJS module can say it. */
module.exports = ({ template }) => ({
  visitor: {
    MetaProperty(path) {
      path.replaceWith(
        template.expression.ast("({ url: require('node:url').pathToFileURL(__filename).href })"),
      )
    },
  },
})
