import { act, render } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { Seo } from "../../src/seo/Seo"
import { site } from "../support/site"

const faq = {
  path: "/faq",
  title: "Frequently asked questions",
  description: "What we do and how we do it.",
  indexed: true,
}

const head = (selector: string) => [...document.head.querySelectorAll(selector)]
const structured = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.innerHTML),
  )

/** Helmet updates the head before the next frame. */
async function show(page: React.ReactElement) {
  render(page)
  await act(() => new Promise(requestAnimationFrame))
}

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteInfo: site })
})

test("a page's head has its title, description, canonical link and language", async () => {
  await show(<Seo {...faq} theme="loom" />)
  expect(document.title).toBe("Frequently asked questions | Adwene")
  expect(head('meta[name="description"]')).toHaveLength(1)
  expect(head('link[rel="canonical"]').map((link) => link.getAttribute("href"))).toEqual([
    "http://localhost:9000/faq",
  ])
  expect(document.documentElement).toHaveAttribute("lang", "en-GB")
  expect(document.documentElement).toHaveAttribute("data-theme", "loom")
  expect(structured()).toMatchObject([{ "@type": "BreadcrumbList" }])
})

test("markup in a page's text can't close a script", async () => {
  await show(<Seo {...faq} title="</script><script>alert(1)" theme="loom" />)
  expect(structured()).toHaveLength(1)
  expect(document.querySelectorAll("script:not([type])")).toHaveLength(0)
})

test("a nested Seo replaces the page's tags, and keeps the theme", async () => {
  await show(
    <>
      <Seo {...faq} theme="loom" />
      <Seo {...faq} path="/faq?page=2" title="Frequently asked questions, page 2" />
    </>,
  )
  expect(document.title).toBe("Frequently asked questions, page 2 | Adwene")
  expect(document.documentElement).toHaveAttribute("data-theme", "loom")
  expect(head('link[rel="canonical"]').map((link) => link.getAttribute("href"))).toEqual([
    "http://localhost:9000/faq?page=2",
  ])
  expect(head('meta[property="og:url"]')).toHaveLength(1)
})

test("breadcrumbs appear once, whatever a nested Seo adds", async () => {
  await show(
    <>
      <Seo {...faq} theme="loom" />
      <Seo {...faq} path="/faq?page=2" title="Frequently asked questions, page 2" />
    </>,
  )
  expect(structured().filter((item) => item["@type"] === "BreadcrumbList")).toHaveLength(1)
})
