/** @jest-environment node */
import { readFileSync } from "node:fs"

type Entry = { label: string; to?: string; items?: Entry[] }

const list = (name: string): Entry[] => JSON.parse(readFileSync(`data/${name}.json`, "utf8"))

/** Every entry with its path of groups: "Services > Web services". */
function lines(entries: Entry[], above = ""): [label: string, to: string | null][] {
  return entries.flatMap(({ label, to, items = [] }) => [
    [above + label, to ?? null] as [string, string | null],
    ...lines(items, `${above}${label} > `),
  ])
}

test("the menu has these links, three levels deep", () => {
  expect(lines(list("menu"))).toEqual([
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
    ["Facts > Portfolio", "/home-one#projects"],
    ["Facts > Seven specialities", "/designs"],
    ["Settings", null],
    ["Settings > Sign up", "/sign-up"],
    ["Settings > Sign in", "/sign-in"],
    ["Settings > Reset password", "/reset-password"],
  ])
})

// "Pages" is a placeholder that links to the root.
test("the simple footer has these links", () => {
  expect(list("footer-links").map(({ label, to }) => ({ label, to }))).toEqual([
    { label: "Home", to: "/" },
    { label: "About Us", to: "/about-us" },
    { label: "Services", to: "/service" },
    { label: "Projects", to: "/web-design-development" },
    { label: "Pages", to: "/" },
    { label: "Team", to: "/team" },
    { label: "Pricing", to: "/pricing" },
    { label: "Blog", to: "/blog" },
  ])
})
