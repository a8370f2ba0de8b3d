import { renderHook } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import footerLinks from "../../data/footer-links.json"
import { type MenuNode, reachable, useSite } from "../../src/layouts/useSite"
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

/** What layouts get of what stands in data/, with changes to how queries answer. */
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

/** Every entry on a line, below its group: "Services > Web services". */
function lines(entries: MenuNode[], above = ""): [label: string, to: string | null][] {
  return entries.flatMap(({ label, to, children }) => [
    [above + label, to] as [string, string | null],
    ...lines(children, `${above}${label} > `),
  ])
}

/** SPEC 2.2; DESIGN "How SPEC is read" adds the IT services, and /designs stands among the facts. */
test("the agency's menu leads to these pages, three levels deep", () => {
  expect(lines(agency().menu)).toEqual([
    ["Home", "/"],
    ["Services", null],
    ["Services > Web services", "/web-services"],
    ["Services > Creative branding", "/creative-branding"],
    ["Services > UI/UX interfaces", "/uiux-interfaces"],
    ["Services > Mobile app development", "/mobile-app-development"],
    ["Services > Video editing and animation", "/video-editing-and-animation"],
    ["Services > Software development", "/software-development"],
    ["Services > IT services", null],
    ["Services > IT services > Information system analysis", "/information-system-analysis"],
    ["Services > IT services > Search engine optimization", "/search-engine-optimization"],
    ["Services > IT services > Data centres", "/datacenter-design-and-deployment"],
    ["Services > IT services > Enterprise networks", "/enterprise-network-design-and-deployment"],
    ["Services > IT services > Network upgrades", "/corporate-network-upgrade"],
    ["Services > IT services > Systems maintenance", "/systems-maintenance"],
    ["Services > IT services > Servers and cloud", "/enterprise-servers-cloud-deployment"],
    ["Services > Many more...", "/service"],
    ["About Us", "/about-us"],
    ["Facts", null],
    ["Facts > FAQ", "/faq"],
    ["Facts > Testimonials", "/testimonial"],
    ["Facts > Portfolio", "/#projects"],
    ["Facts > Seven front doors", "/designs"],
    ["Settings", null],
    ["Settings > Sign up", "/sign-up"],
    ["Settings > Sign in", "/sign-in"],
    ["Settings > Reset password", "/reset-password"],
  ])
})

/** SPEC 2.2; Pages is a placeholder that points to the root. */
test("the simple footer leads to these pages", () => {
  expect(agency().footerLinks).toEqual([
    { label: "Home", to: "/" },
    { label: "About Us", to: "/about-us" },
    { label: "Services", to: "/service" },
    { label: "Projects", to: "/web-design-development" },
    { label: "Pages", to: "/" },
  ])
})

test.each([null, ""])("a footer link whose page is still to come (%j) is left out", (to) => {
  const nodes = [...footerLinks, { label: "Soon", to }]
  const { footerLinks: shown } = agency({ allFooterLink: { nodes } })
  expect(shown).toHaveLength(footerLinks.length)
})
