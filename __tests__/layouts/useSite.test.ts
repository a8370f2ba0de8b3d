import { renderHook } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { reachable, useSite } from "../../src/layouts/useSite"
import { menuNodes, sidePanel, site } from "../support/site"

const leaf = (label: string, to: string | null) => ({ label, to })

test("an entry that leads somewhere stays", () => {
  expect(reachable([leaf("Home", "/")])).toEqual([{ label: "Home", to: "/", children: [] }])
})

test.each([null, ""])("an entry whose page is still to come (%j) is left out", (to) => {
  expect(reachable([leaf("Home", "/"), leaf("About Us", to)])).toHaveLength(1)
})

test("a group stays for the entries that lead somewhere, without the others", () => {
  const facts = { label: "Facts", children: [leaf("FAQ", "/faq"), leaf("Testimonials", null)] }
  expect(reachable([facts])).toEqual([
    { label: "Facts", to: null, children: [{ label: "FAQ", to: "/faq", children: [] }] },
  ])
})

test("a group goes when nothing in it leads anywhere, however deep", () => {
  const it = { label: "IT services", children: [leaf("Data centres", null)] }
  expect(reachable([{ label: "Services", children: [it, leaf("Web services", null)] }])).toEqual([])
})

test("nothing gives nothing", () => {
  expect(reachable([])).toEqual([])
})

const footerLinks = [leaf("Home", "/"), leaf("About Us", "/about-us")]

/** What layouts get of the content, with changes to how queries answer. */
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

test("a layout gets the menu's groups, three levels deep, and the footer's links", () => {
  const { menu, footerLinks: links } = agency()
  expect(menu[1]?.children[1]?.children.map(({ label }) => label)).toEqual([
    "Data centres",
    "Systems maintenance",
  ])
  expect(links).toEqual(footerLinks)
})

test.each([null, ""])("a footer link whose page is still to come (%j) is left out", (to) => {
  const nodes = [...footerLinks, { label: "Soon", to }]
  const { footerLinks: shown } = agency({ allFooterLink: { nodes } })
  expect(shown).toHaveLength(footerLinks.length)
})
