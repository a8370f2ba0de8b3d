/** Names of fields that read badly when they are only spelt out. */
const words: Record<string, string> = {
  action: "Button",
  alt: "What the picture shows",
  amount: "US dollars a month",
  colSize: "Width in columns",
  crumb: "Short name for breadcrumbs",
  designation: "Role",
  excerpt: "Summary for lists",
  eyebrow: "Small line above",
  figure: "Picture with a caption",
  faq: "Questions and answers",
  hero: "Opening section",
  id: "Id",
  img: "Picture",
  linkedin: "LinkedIn",
  replyTo: "Reply to",
  sample: "Sample article",
  slug: "Address",
  src: "File",
  to: "Link",
  url: "Web address",
  ways: "Links to related pages",
  x: "X",
}

/** A field's label: "colSize" becomes "Width in columns", "moreArticles" becomes "More articles". */
export function labelOf(name: string): string {
  const known = words[name]
  if (known) return known
  const spelt = name
    .replace(/[-_]/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
  return spelt.charAt(0).toUpperCase() + spelt.slice(1)
}

/** What one item is called, from its line of documentation: "A figure that counts up." becomes "figure". */
export function itemLabel(doc = ""): string {
  const noun = /^(?:An?|The) (.+?)(?= (?:that|of|as|in|for|or)\b|[.,:;(]|$)/.exec(doc)?.[1]
  return noun && !/^few\b/.test(noun) ? noun : "text"
}
