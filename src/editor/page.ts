import type { Bundle } from "./bundle"
import type { editorConfig } from "./config"
import { editorPolicy } from "./policy"
import type { EditorSettings } from "./settings"

type Page = {
  config: ReturnType<typeof editorConfig>
  settings: EditorSettings
  bundle: Bundle
  siteName: string
  /** Is there a published site to compare with? Not on the dev server. */
  published: boolean
}

/** The HTML of /edit. */
export function editorPage({ config, settings, bundle, siteName, published }: Page): string {
  // Also as an element, for servers that send no policy.
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(settings)}">
<meta name="robots" content="noindex">
<title>Edit ${escapeHtml(siteName)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/edit/${bundle.styles}">
<script type="application/json" id="config">${embedded(config)}</script>
<script type="module" src="/edit/${bundle.script}"></script>
</head>
<body data-backend="${settings.backend}">
<noscript>The editor needs JavaScript.</noscript>
<div id="nc-root"></div>
${published ? '<details id="live" hidden><summary aria-live="polite"></summary><p></p></details>\n' : ""}</body>
</html>
`
}

/** JSON that can't end its script element. */
function embedded(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c")
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
}
