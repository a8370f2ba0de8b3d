import { colours, companyLine, companyName, faces } from "../brand.ts"

/** The content of a mail. Its text and HTML versions say the same. */
type Letter = {
  subject: string
  heading: string
  paragraphs: string[]
  /** The call to action, if any. */
  button?: { label: string; address: string }
  /** Small print at the end: what to do about a mail one did not ask for. */
  note?: string
}

export type Mail = { subject: string; text: string; html: string }

/** The light colours as literals: mail clients do not support custom properties. */
const paper = colours.ground[0]
const card = colours.surface[0]
const ink = colours.ink[0]
const inkSoft = colours["ink-soft"][0]
const line = colours.line[0]
const accent = colours.accent[0]
const onAccent = colours["on-accent"][0]
const threads = [
  colours["thread-1"][0],
  ink,
  colours["thread-2"][0],
  ink,
  colours["thread-3"][0],
  ink,
  colours["thread-4"][0],
]

const display = `'${faces.display}', 'Arial Narrow', Arial, sans-serif`
const text = `'${faces.text}', 'Segoe UI', Helvetica, Arial, sans-serif`

/**
 * Renders a mail as text and HTML. The HTML is plain blocks with inline styles, which every mail
 * client supports, and still reads in order without them. It loads no picture, so nobody can track
 * when it is opened.
 */
export function layOut({ subject, heading, paragraphs, button, note }: Letter): Mail {
  return {
    subject,
    text: `${[
      heading,
      ...paragraphs,
      ...(button ? [`${button.label}:\n${button.address}`] : []),
      ...(note ? [note] : []),
      `--\n${companyLine}`,
    ].join("\n\n")}\n`,
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:${paper};color:${ink};font:17px/1.55 ${text}">
<div style="max-width:560px;margin:0 auto;padding:40px 20px 48px">
<p style="margin:0 0 24px;font:800 26px/1 ${display};letter-spacing:-0.02em;color:${ink}">${companyName}</p>
<div style="background:${card};border:1px solid ${line}">
<div style="line-height:0;font-size:0;background:${ink}">${seam()}</div>
<div style="padding:36px 32px 32px">
<h1 style="margin:0 0 20px;font:800 34px/1.08 ${display};letter-spacing:-0.02em;color:${ink}">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 18px">${toLines(paragraph)}</p>`).join("\n")}
${button ? buttonHtml(button) : ""}
${note ? `<p style="margin:28px 0 0;padding-top:20px;border-top:1px solid ${line};color:${inkSoft};font-size:15px">${toLines(note)}</p>` : ""}
</div>
</div>
<p style="margin:24px 0 0;color:${inkSoft};font-size:14px">${companyLine}</p>
</div>
</body>
</html>
`,
  }
}

/** The kente strip, made of inline blocks: Outlook does not render gradients. */
function seam(): string {
  const widths = [30, 3, 15, 3, 30, 3, 16]
  return threads
    .map((colour, index) => {
      const style = `display:inline-block;width:${widths[index]}%;height:10px;background:${colour}`
      return `<span style="${style}"></span>`
    })
    .join("")
}

function buttonHtml({ label, address }: NonNullable<Letter["button"]>): string {
  const href = escapeHtml(address)
  return `<p style="margin:28px 0 20px"><a href="${href}" style="display:inline-block;padding:16px 28px;background:${accent};color:${onAccent};font-weight:700;text-decoration:none">${escapeHtml(label)} &rarr;</a></p>
<p style="margin:0;color:${inkSoft};font-size:14px">If the button does nothing, open this address:<br><a href="${href}" style="color:${inkSoft};word-break:break-all">${href}</a></p>`
}

function toLines(paragraph: string): string {
  return escapeHtml(paragraph).replaceAll("\n", "<br>")
}

export function escapeHtml(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;")
}
