/**
 * Applies the rules of src/styles/fonts.css, which otherwise wait for the late runtime: in the dev server, which has none. In
 * a build, scheme.ts and src/build/finish/lateFile.js find these rules, in the page's one style element.
 */
export function showFaces() {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule) {
        rule.media.mediaText = "all"
      }
    }
  }
}
