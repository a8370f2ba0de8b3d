/**
 * Applies the rules of src/styles/fonts.css, which otherwise wait for the late runtime: in the dev server, which has none. In
 * a build, src/build/finish/lateFile.js finds these rules in the same way.
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
