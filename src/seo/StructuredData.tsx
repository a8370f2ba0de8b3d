import type { Item, SiteMeta } from "./structured"
import { useSiteMeta } from "./useSiteMeta"

type StructuredDataProps = {
  /** Builds the items with the functions of structured.ts, given the site's details. */
  items: (site: SiteMeta) => Item[]
}

/** JSON-LD for search engines. In the body, because the head delays the first paint. */
export function StructuredData({ items }: StructuredDataProps) {
  return items(useSiteMeta()).map((item) => (
    <script
      key={item["@type"]}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped, so that it can't close the script.
      dangerouslySetInnerHTML={{ __html: jsonLd(item) }}
    />
  ))
}

function jsonLd(item: Item): string {
  return JSON.stringify({ "@context": "https://schema.org", ...item }).replaceAll("<", "\\u003c")
}
