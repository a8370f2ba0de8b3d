import { renderHook } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { reachable, useSite } from "../../src/layouts/useSite"
import { menuNodes, sidePanel, site } from "../support/site"

const leaf = (label: string, to: string | null) => ({ label, to })

test("keeps an entry with a link", () => {
  expect(reachable([leaf("Home", "/")])).toEqual([{ label: "Home", to: "/", children: [] }])
})

test.each([null, ""])("leaves out an entry whose page doesn't exist yet (%j)", (to) => {
  expect(reachable([leaf("Home", "/"), leaf("About Us", to)])).toHaveLength(1)
})

test("keeps a group for its entries with links, without the others", () => {
  const facts = { label: "Facts", children: [leaf("FAQ", "/faq"), leaf("Testimonials", null)] }
  expect(reachable([facts])).toEqual([
    { label: "Facts", to: null, children: [{ label: "FAQ", to: "/faq", children: [] }] },
  ])
})

test("leaves out a group without links at any depth", () => {
  const it = { label: "IT services", children: [leaf("Data centres", null)] }
  expect(reachable([{ label: "Services", children: [it, leaf("Web services", null)] }])).toEqual([])
})

test("an empty menu stays empty", () => {
  expect(reachable([])).toEqual([])
})

const footerLinks = [leaf("Home", "/"), leaf("About Us", "/about-us")]

/** What layouts get for this content, with changes to the query's result. */
function agency(changes: object = {}) {
  jest.mocked(useStaticQuery).mockReturnValue({
    siteInfo: site,
    sidePanel,
    allMenuItem: { nodes: menuNodes },
    allFooterLink: { nodes: footerLinks },
    ...changes,
  })
  return renderHook(useSite).result.current
}

test("a layout gets the menu, three levels deep, and the footer's links", () => {
  const { menu, footerLinks: links } = agency()
  expect(menu[1]?.children[1]?.children.map(({ label }) => label)).toEqual([
    "Data centres",
    "Systems maintenance",
  ])
  expect(links).toEqual(footerLinks)
})

test("{name} in the copyright line is the agency's name", () => {
  const named = { ...site, copyright: "© 2025 {name}" }
  expect(agency({ siteInfo: named }).site.copyright).toBe(`© 2025 ${site.name}`)
})

test.each([null, ""])("leaves out a footer link whose page doesn't exist yet (%j)", (to) => {
  const nodes = [...footerLinks, { label: "Soon", to }]
  const { footerLinks: shown } = agency({ allFooterLink: { nodes } })
  expect(shown).toHaveLength(footerLinks.length)
})
