import { createHash } from "node:crypto"
import type { Account } from "../accounts/credentials.ts"
import type { Session } from "../accounts/sessions.ts"
import { companyLine, companyName } from "../brand.ts"
import { escapeHtml } from "../mail/layout.ts"
import type { BridgeSettings } from "./bridge.ts"
import { bridgePath } from "./cookie.ts"
import { addressOf, faces } from "./faces.ts"
import { style } from "./style.ts"

type Page = { title: string; body: string }

/** Only the display face, which sets the headline. */
const preload = faces
  .filter(({ family }) => family === "Display")
  .map(
    (face) =>
      `<link rel="preload" href="${addressOf(face)}" as="font" type="font/woff2" crossorigin>\n`,
  )
  .join("")

const styleHash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`

/** Shows who is signed in, with a sign-out button. */
export function signedInPage({ account, expiresAt }: Session, { siteUrl }: BridgeSettings): Page {
  return {
    title: "Your account",
    body: `<h1>You are signed&nbsp;in.</h1>
<section class="card" aria-labelledby="name">
<p class="mark" aria-hidden="true">${escapeHtml(initialsOf(account.fullName))}</p>
<div>
<h2 id="name">${escapeHtml(account.fullName)}</h2>
<p class="email">${escapeHtml(account.email)}</p>
</div>
</section>
<p class="soft">Your sign-in ends by itself on <time datetime="${expiresAt.toISOString()}">${dateInWords(expiresAt)}</time>.</p>
<form class="row" method="post" action="${bridgePath}/sign-out">
<button>Sign out</button>
<a href="${escapeHtml(siteUrl)}/">To the website</a>
</form>`,
  }
}

/** Asks for confirmation before a link on another page signs anyone in. */
export function confirmPage({ email, fullName }: Account, token: string): Page {
  return {
    title: "Is it you?",
    body: `<h1>Is it you?</h1>
<p>The link that led you here signs you in with the account below. Go on only if it is your own.</p>
<section class="card" aria-labelledby="name">
<p class="mark" aria-hidden="true">${escapeHtml(initialsOf(fullName))}</p>
<div>
<h2 id="name">${escapeHtml(fullName)}</h2>
<p class="email">${escapeHtml(email)}</p>
</div>
</section>
<form class="row" method="post" action="${bridgePath}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button>Yes, sign me in</button>
<a href="${bridgePath}">No, leave it</a>
</form>`,
  }
}

/** For a missing, unknown, expired or signed-out token. */
export function signedOutPage({ siteUrl }: BridgeSettings): Page {
  return {
    title: "You are not signed in",
    body: `<h1>You are not signed&nbsp;in.</h1>
<p>This sign-in has ended, or its link was not complete. Nothing is lost: sign in again, and you are back here.</p>
<p class="row"><a class="button" href="${escapeHtml(siteUrl)}/sign-in">Sign in again</a></p>`,
  }
}

type Answer = { status?: number; headers?: Record<string, string> }

/**
 * Responds with a locked-down page: no caching, framing, scripts, third-party resources or
 * referrer.
 */
export function respond(
  { title, body }: Page,
  { siteUrl }: BridgeSettings,
  { status = 200, headers = {} }: Answer = {},
): Response {
  const policy = [
    "default-src 'none'",
    `style-src ${styleHash}`,
    "font-src 'self'",
    "img-src 'self' data:",
    // form-action also applies to redirects after a submit, and sign-out redirects to the site.
    `form-action 'self' ${siteUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ")
  return new Response(documentOf(title, body, siteUrl), {
    status,
    headers: {
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
      "Content-Type": "text/html; charset=utf-8",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "X-Robots-Tag": "noindex",
      ...headers,
    },
  })
}

function documentOf(title: string, body: string, siteUrl: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · ${companyName}</title>
<link rel="icon" href="data:,">
${preload}<style>${style}</style>
</head>
<body>
<header><a class="brand" href="${escapeHtml(siteUrl)}/">${companyName}</a></header>
<div class="seam"></div>
<main>
${body}
</main>
<footer>${companyLine}</footer>
</body>
</html>
`
}

function initialsOf(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("en") ?? "").join("")
}

/** In Accra's time zone, which is UTC. */
function dateInWords(date: Date): string {
  const words = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "UTC",
  }).format(date)
  return `${words} UTC`
}
