import { colours } from "../brand.ts"
import { addressOf, type Face, faces } from "./faces.ts"

/** Any weight: the file's own range applies, and nothing is thickened. */
function fontFace(face: Face): string {
  return `@font-face { font-family: ${face.family}; src: url(${addressOf(face)}) format("woff2"); font-weight: 1 1000; font-display: swap }`
}

function customProperty([role, [light, dark]]: [string, readonly [string, string]]): string {
  return `  --${role}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`
}

/**
 * Styles of the bridge's pages. One string, because the Content-Security-Policy contains its hash.
 */
export const style = `
${faces.map(fontFace).join("\n")}
:root {
  color-scheme: light dark;
${Object.entries(colours).map(customProperty).join("\n")}
}
* { box-sizing: border-box }
body {
  margin: 0; min-block-size: 100vh; display: grid; grid-template-rows: auto auto 1fr auto;
  background: var(--ground); color: var(--ink); font: 1.0625rem/1.55 Text, "Segoe UI", system-ui, sans-serif;
}
header, main, footer { padding-inline: calc(max(0px, (100% - 72rem) / 2) + clamp(1.25rem, 5vw, 5rem)) }
header { padding-block: 1.25rem }
.brand { font: 760 1.6rem/1 Display, sans-serif; letter-spacing: -0.02em; color: inherit; text-decoration: none; display: inline-block; padding-block: 0.6rem }
.seam {
  block-size: 12px;
  background: repeating-linear-gradient(90deg, var(--thread-1) 0 48px, var(--ink) 48px 54px, var(--thread-2) 54px 78px, var(--ink) 78px 84px,
    var(--thread-3) 84px 132px, var(--ink) 132px 138px, var(--thread-4) 138px 162px, var(--ink) 162px 168px);
}
main { padding-block: clamp(3rem, 10vh, 7rem) }
main > * { max-inline-size: 40rem }
h1 { margin: 0 0 2rem; max-inline-size: none; font: 760 clamp(2.75rem, 1.4rem + 6.5vw, 6.5rem)/0.98 Display, sans-serif; letter-spacing: -0.03em; text-wrap: balance }
h2 { margin: 0; font: 760 1.65rem/1.15 Display, sans-serif; letter-spacing: -0.01em; overflow-wrap: anywhere }
p { margin: 0 0 1.5rem }
.soft, .email, footer { color: var(--ink-soft) }
.email { margin: 0.35rem 0 0; overflow-wrap: anywhere }
.card { display: grid; grid-template-columns: auto 1fr; gap: 1.5rem; align-items: center; margin: 0 0 1.75rem; padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-inline-start: 12px solid var(--accent) }
.card > div { min-inline-size: 0 }
.mark { margin: 0; inline-size: 4.5rem; block-size: 4.5rem; display: grid; place-items: center; background: var(--ink); color: var(--ground); font: 760 1.75rem/1 Display, sans-serif }
.row { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: center; margin: 2.5rem 0 0 }
button, .button { display: inline-block; min-block-size: 3.25rem; padding: 0.85rem 2rem; border: 0; border-radius: 0; background: var(--accent); color: var(--on-accent); font: 700 1.0625rem/1.4 Text, system-ui, sans-serif; text-decoration: none; cursor: pointer }
button:hover, .button:hover { box-shadow: inset 0 -4px 0 var(--on-accent) }
a { color: inherit; text-underline-offset: 0.25em; text-decoration-thickness: 2px }
.row > a:not(.button) { padding-block: 0.65rem }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; box-shadow: 0 0 0 3px var(--ground) }
footer { padding-block: 1.5rem; border-block-start: 1px solid var(--line); font-size: 0.9375rem }
@media (max-width: 30rem) { .card { grid-template-columns: 1fr; gap: 1rem } }
`
