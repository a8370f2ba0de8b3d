import type { Item, SiteMeta } from "./structured"
import { useSiteMeta } from "./useSiteMeta"

type StructuredDataProps = {
  /** What the page is, in the words of structured.ts; needs to know whose site it stands on. */
  items: (site: SiteMeta) => Item[]
}

/** JSON-LD for search engines. It stands in the body: the head comes before the first paint, this need not. */
export function StructuredData({ items }: StructuredDataProps) {
  return items(useSiteMeta()).map((item) => (
    <script
      key={item["@type"]}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no "<" is left that could end the script.
      dangerouslySetInnerHTML={{ __html: jsonLd(item) }}
    />
  ))
}

function jsonLd(item: Item): string {
  return JSON.stringify({ "@context": "https://schema.org", ...item }).replaceAll("<", "\\u003c")
}
