import { colours } from "../../brand.ts"

const custom = (theme: 0 | 1) =>
  Object.entries(colours)
    .map(([role, pair]) => `--${role}: ${pair[theme]};`)
    .join(" ")

/**
 * The panel in the agency's colours: its paper and ink as background and text, gold on the main button, the seam on
 * top. Payload's own rules are in a cascade layer, so that these win.
 */
export const panelStyle = `
html[data-theme="light"] { ${custom(0)} --theme-bg: var(--surface); --theme-input-bg: #fff; --theme-elevation-50: var(--ground); --theme-elevation-100: color-mix(in srgb, var(--line) 45%, var(--surface)) }
html[data-theme="dark"] { ${custom(1)} }
body::before {
  content: ""; position: fixed; inset: 0 0 auto; block-size: 4px; z-index: 100; pointer-events: none;
  background: repeating-linear-gradient(90deg, var(--thread-1) 0 48px, var(--thread-2) 48px 72px, var(--thread-3) 72px 120px, var(--thread-4) 120px 144px);
}
.brand-mark { display: block; inline-size: 100%; block-size: 100% }
.step-nav__home .brand-mark { inline-size: 1.25rem; block-size: 1.25rem }
/* A long title would push the account out of a phone's window. */
.app-header .app-header__step-nav-wrapper, .app-header .step-nav, .app-header .step-nav > * { min-inline-size: 0 }
.app-header .step-nav > .step-nav__home { flex: none }
.brand-logo { display: flex; gap: 1rem; align-items: center; justify-content: center; text-align: start }
.brand-logo .brand-mark { flex: none; inline-size: 3.5rem; block-size: 3.5rem }
.brand-logo p { margin: 0; font-size: 1.75rem; font-weight: 700; line-height: 1.2; letter-spacing: -0.02em }
.brand-logo span { display: block; font-size: 0.9375rem; font-weight: 400; letter-spacing: 0; color: var(--theme-elevation-650) }
.btn--style-primary:not(.btn--disabled) { --bg-color: var(--accent); --hover-bg: var(--accent); --color: var(--on-accent); --hover-color: var(--on-accent) }
.btn--style-primary:not(.btn--disabled):hover { box-shadow: inset 0 -3px 0 var(--on-accent) }
/* Payload's greys for help, column heads and texts that can't be changed are too light to read. */
.field-description, .table th, .sort-column__label, .tabs-field__tab-button, .nav-group__label { color: var(--theme-elevation-650); opacity: 1 }
.tabs-field__tab-button--active { color: var(--theme-text) }
input:disabled, textarea:disabled, .rs__control--is-disabled .rs__single-value { color: var(--theme-elevation-800); -webkit-text-fill-color: currentColor; opacity: 1 }
.upload-refusal { margin: 0 0 1rem; font-weight: 600; color: var(--theme-error-650) }
.upload-refusal:empty { display: none }
.table td:has(.file) { min-inline-size: 16rem }
/* The site's policy cuts the tie to a window that opens it, so a preview outside the frame stays empty. */
.live-preview-toolbar-controls__external { display: none }
.live-preview-window { background: var(--ground) }

.waiting { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 1.25rem; margin: 0 0 3rem; padding: 0; list-style: none }
.waiting > li { display: flex; flex-direction: column; padding: 1.25rem; border: 1px solid var(--theme-elevation-150); border-block-start: 4px solid var(--thread); border-radius: 4px; background: var(--theme-elevation-0) }
.waiting .title { display: flex; gap: 0.75rem; align-items: baseline; margin: 0 0 0.5rem; font-size: 1.0625rem; line-height: 1.3 }
.waiting .title b { font-size: 2rem; line-height: 1; font-variant-numeric: tabular-nums }
.waiting ul { margin: 0 0 0.75rem; padding: 0; list-style: none }
.waiting ul a { display: block; padding-block: 0.4rem; overflow-wrap: anywhere }
.waiting small, .content-lists small { display: block; font-size: 0.8125rem; line-height: 1.4; color: var(--theme-elevation-650) }
.waiting .all { margin-block: auto 0 }
.overview { padding-block: 1.5rem 4rem }
.overview h1 { margin: 0 0 1.25rem }
.overview h2 { margin: 0 0 1rem; font-size: 1.375rem }
.overview > p { max-inline-size: 46rem; margin: 0 0 3rem }
.content-lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: 2rem 2.5rem; align-items: start }
.content-lists h3 { margin: 0 0 0.25rem; font-size: 0.9375rem; font-weight: 600; color: var(--theme-elevation-650) }
.content-lists ul { margin: 0; padding: 0; list-style: none }
.content-lists li { border-block-end: 1px solid var(--theme-elevation-150) }
.content-lists a { display: block; padding-block: 0.55rem; text-decoration: none }
.content-lists a:hover { text-decoration: underline }
`
