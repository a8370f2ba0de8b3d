/** Names of fields that read badly when they are only spelt out. */
const words: Record<string, string> = {
  alt: "What the picture shows",
  amount: "US dollars a month",
  colSize: "Width in columns",
  crumb: "Short name for breadcrumbs",
  cta: "Button",
  designation: "Role",
  excerpt: "Summary for lists",
  eyebrow: "Small line above",
  faq: "Questions and answers",
  figure: "Figure",
  id: "Id",
  img: "Picture",
  linkedin: "LinkedIn",
  pages: "Pages",
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
  const [, noun = "item"] =
    /^(?:An?|One|The)\s+(.+?)(?:\s(?:that|of|as|in|for)\b|[.,:;(]|$)/.exec(doc) ?? []
  return noun
}
