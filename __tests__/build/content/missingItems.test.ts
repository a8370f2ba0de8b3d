/** @jest-environment node */
import { missingItems, pagesOf } from "../../../src/build/content/missingItems"

const content = {
  "menu.json": [
    { id: "a", label: "Home", items: [] },
    { id: "b", label: "Services", items: [{ label: "Web", items: [] }, { label: "Print" }] },
  ],
  "site.json": { name: "Adwene", legal: [{ label: "Terms" }, { label: "Privacy" }], phones: ["1"] },
  "posts.json": [{ slug: "one" }, { slug: "two" }, { slug: "three" }, { slug: "four" }],
}

const menu = `
  query Layout {
    siteInfo { name legal { ...LegalLink } telephones: phones }
    allMenuItem { nodes { label children: items { label items { label } } } }
  }
  fragment LegalLink on LegalLink { label }
`
const home = { label: "Home", children: [] }
const services = {
  label: "Services",
  children: [
    { label: "Web", items: [] },
    { label: "Print", items: null },
  ],
}
const siteInfo = {
  name: "Adwene",
  legal: [{ label: "Terms" }, { label: "Privacy" }],
  telephones: ["1"],
}

test("a page with all items, in any order, is complete", () => {
  const whole = { siteInfo, allMenuItem: { nodes: [services, home] } }
  expect(missingItems(menu, whole, content)).toEqual([])
})

test.each<[string, object, string]>([
  [
    "a list",
    { siteInfo, allMenuItem: { nodes: [home] } },
    "data/menu.json has 2, but the page has 1",
  ],
  ["a whole list", { siteInfo, allMenuItem: null }, "data/menu.json has 2, but the page has 0"],
  [
    "a list inside items",
    { siteInfo, allMenuItem: { nodes: [home, { ...services, children: [{ label: "Web" }] }] } },
    'data/menu.json, "items" has 2, but the page has 1',
  ],
  [
    "a list inside a group, queried by a fragment",
    { siteInfo: { ...siteInfo, legal: null }, allMenuItem: { nodes: [home, services] } },
    'data/site.json, "legal" has 2, but the page has 0',
  ],
  [
    "an aliased list",
    { siteInfo: { ...siteInfo, telephones: [] }, allMenuItem: { nodes: [home, services] } },
    'data/site.json, "phones" has 1, but the page has 0',
  ],
  [
    "a file",
    { siteInfo: null, allMenuItem: { nodes: [home, services] } },
    "data/site.json has 1, but the page has 0",
  ],
])("%s that is truncated is reported", (_, result, problem) => {
  expect(missingItems(menu, result, content)).toEqual([problem])
})

test.each<[string, string, number, string[]]>([
  ["the first three of a list", "(limit: 3, sort: { date: DESC })", 3, []],
  ["too few items", "(limit: 3)", 2, ["data/posts.json has 3, but the page has 2"]],
  ["a limit above the length", "(limit: 9)", 4, []],
  ["a filtered list", "(filter: { sample: { ne: true } })", 1, []],
  ["a limit from the page's context", "(limit: $limit)", 1, []],
])("limits and filters: %s", (_, args, length, problems) => {
  const query = `query Posts { allPost${args} { totalCount nodes { slug } } }`
  const nodes = content["posts.json"].slice(0, length)
  expect(missingItems(query, { allPost: { totalCount: 4, nodes } }, content)).toEqual(problems)
})

test("queries for other things are ignored", () => {
  const query = "query Post($slug: String!) { post(slug: { eq: $slug }) { slug } site { id } }"
  expect(missingItems(query, { post: null, site: null }, content)).toEqual([])
})

test("a page that has another design since the last build, or is gone, is not held against the old one", () => {
  const pages = new Map([
    ["/", { componentPath: "HomeSeven.tsx" }],
    ["/home-one", { componentPath: "Home.tsx" }],
  ])
  expect(pagesOf("Home.tsx", ["/", "/home-one", "/gone"], pages)).toEqual(["/home-one"])
})
