/** @jest-environment node */
import { useStaticQuery } from "gatsby"
import { renderToStaticMarkup } from "react-dom/server"
import { StructuredData } from "../../src/seo/StructuredData"
import { faqPage, organization } from "../../src/seo/structured"
import { site } from "../support/site"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

const blocks = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
    JSON.parse(String(text)),
  )

test("each item is a JSON-LD block of its own, in schema.org terms", () => {
  const html = renderToStaticMarkup(
    <StructuredData items={(site) => [organization(site), faqPage([])]} />,
  )
  expect(blocks(html)).toMatchObject([
    { "@context": "https://schema.org", "@type": "Organization", name: "Adwene" },
    { "@context": "https://schema.org", "@type": "FAQPage" },
  ])
})

test("markup in an editor's text can't close the script, and is preserved", () => {
  const title = "</script><script>alert(1)</script>"
  const html = renderToStaticMarkup(
    <StructuredData items={() => [faqPage([{ title, text: "<!-- no -->" }])]} />,
  )
  expect(html.match(/<\/?script|<!--/g)).toEqual(["<script", "</script"])
  expect(blocks(html)).toMatchObject([{ mainEntity: [{ name: title }] }])
})
