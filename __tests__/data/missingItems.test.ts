/** @jest-environment node */
import { missingItems } from "../../src/build/content/missingItems"

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

test("a page that holds all of data/ misses nothing, in whatever order", () => {
  const whole = { siteInfo, allMenuItem: { nodes: [services, home] } }
  expect(missingItems(menu, whole, content)).toEqual([])
})

test.each<[string, object, string]>([
  [
    "a list",
    { siteInfo, allMenuItem: { nodes: [home] } },
    "data/menu.json holds 2, and the page 1",
  ],
  ["a whole list", { siteInfo, allMenuItem: null }, "data/menu.json holds 2, and the page 0"],
  [
    "a list inside of items",
    { siteInfo, allMenuItem: { nodes: [home, { ...services, children: [{ label: "Web" }] }] } },
    'data/menu.json, "items" holds 2, and the page 1',
  ],
  [
    "a list inside of a group, asked for by a fragment",
    { siteInfo: { ...siteInfo, legal: null }, allMenuItem: { nodes: [home, services] } },
    'data/site.json, "legal" holds 2, and the page 0',
  ],
  [
    "a list under another name",
    { siteInfo: { ...siteInfo, telephones: [] }, allMenuItem: { nodes: [home, services] } },
    'data/site.json, "phones" holds 1, and the page 0',
  ],
  [
    "a file",
    { siteInfo: null, allMenuItem: { nodes: [home, services] } },
    "data/site.json holds 1, and the page 0",
  ],
])("%s cut short is named", (_, result, problem) => {
  expect(missingItems(menu, result, content)).toEqual([problem])
})

test.each<[string, string, number, string[]]>([
  ["the first three of a list", "(limit: 3, sort: { date: DESC })", 3, []],
  ["too few of them", "(limit: 3)", 2, ["data/posts.json holds 3, and the page 2"]],
  ["more than there are", "(limit: 9)", 4, []],
  ["some that a filter leaves", "(filter: { sample: { ne: true } })", 1, []],
  ["as many as the page wants", "(limit: $limit)", 1, []],
])("%s", (_, args, length, problems) => {
  const query = `query Posts { allPost${args} { totalCount nodes { slug } } }`
  const nodes = content["posts.json"].slice(0, length)
  expect(missingItems(query, { allPost: { totalCount: 4, nodes } }, content)).toEqual(problems)
})

test("queries that ask for other things are left alone", () => {
  const query = "query Post($slug: String!) { post(slug: { eq: $slug }) { slug } site { id } }"
  expect(missingItems(query, { post: null, site: null }, content)).toEqual([])
})
