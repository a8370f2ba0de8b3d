import { expect, test } from "@playwright/test"
import account from "../../data/account.json"
import site from "../../data/site.json"
import { redirectsFile } from "../../src/build/headers/hosts/staticHosts"
import { builtRedirects } from "../../src/build/links"
import { contentUrl, exists, fileOf, htmlOf, paths, read, siteUrl, tags } from "./support/built"

/** Neither is in the sample content. */
const direct: typeof site & { whatsapp?: string; booking?: string } = site

/** Other sites that pages link to; nothing is loaded from them until the visitor acts. */
const otherSites = [
  ...site.socials.map(({ url }) => new URL(url).host),
  ...account.external.links.map(({ url }) => new URL(url).host),
  ...(direct.whatsapp ? ["wa.me"] : []),
  ...(direct.booking ? [new URL(direct.booking).host] : []),
  "www.youtube.com",
  "www.openstreetmap.org",
]

type Reference = { from: string; to: string; kind: string }

/** Every URL in the attributes of the pages. */
const references: Reference[] = paths.flatMap((path) => referencesOf(path))

function referencesOf(from: string): Reference[] {
  const html = htmlOf(from)
  return tags(html, "a", "link", "img", "source", "script", "form", "iframe", "video").flatMap(
    ({ name, attributes }) => {
      const single = [attributes.href, attributes.src, attributes.action, attributes.poster]
      const set = attributes.srcSet ?? attributes.srcset ?? ""
      const several = set.split(/,\s+/).map((candidate) => candidate.split(" ")[0])
      return [...single, ...several].flatMap((to) => (to ? [{ from, to, kind: name }] : []))
    },
  )
}

/** Pages that show projects or services preconnect to the content service. */
const isReady = ({ to, kind }: Reference) => kind === "link" && to === contentUrl

const isOwn = ({ to }: Reference) =>
  to.startsWith("/") || to.startsWith(siteUrl) || to.startsWith("#")

test("every link and every file of the pages exists", () => {
  const redirected = new Set(builtRedirects().map(([from]) => from))
  const dead = references.filter(isOwn).filter(({ to }) => {
    const { pathname } = new URL(to, siteUrl)
    return !exists(decodeURI(pathname)) && !paths.includes(pathname) && !redirected.has(pathname)
  })
  expect(references.length).toBeGreaterThan(100)
  expect(dead).toEqual([])
})

test("every link with a fragment has its target", () => {
  const lost = references.filter(isOwn).filter(({ from, to }) => {
    const { pathname, hash } = new URL(to, siteUrl + from)
    const id = decodeURIComponent(hash.slice(1))
    return id !== "" && paths.includes(pathname) && !htmlOf(pathname).includes(` id="${id}"`)
  })
  expect(lost).toEqual([])
})

test("links inside the site have no trailing slash", () => {
  const slashed = references.filter(isOwn).filter(({ to, kind }) => {
    const { pathname } = new URL(to, siteUrl)
    return kind === "a" && pathname !== "/" && pathname.endsWith("/")
  })
  expect(slashed).toEqual([])
})

test("pages link only to known other sites, and only over https", () => {
  const away = references.filter(
    (reference) => /^(\w+:)?\/\//.test(reference.to) && !isOwn(reference) && !isReady(reference),
  )
  const unknown = away.filter(
    ({ to, kind }) =>
      kind !== "a" || !to.startsWith("https://") || !otherSites.includes(new URL(to).host),
  )
  expect(unknown).toEqual([])
})

test("no page has an http: URL except our own", () => {
  for (const path of paths) {
    const addresses = htmlOf(path).match(/http:\/\/[^\s"'<>)]+/g) ?? []
    const strange = addresses.filter(
      (address) =>
        ![siteUrl, contentUrl, "http://www.w3.org/"].some((own) => address.startsWith(own)),
    )
    expect.soft(strange, path).toEqual([])
  }
})

test("all other URLs are complete mailto: or tel: links, or the icon", () => {
  const others = references.filter(
    (reference) => !isOwn(reference) && !/^https?:/.test(reference.to),
  )
  const wrong = others.filter(
    ({ to }) =>
      !/^(mailto:[^@\s]+@[^@\s]+\.\w+|tel:\+\d{6,}|data:image\/svg\+xml,%3Csvg\S+)$/.test(to),
  )
  expect(wrong).toEqual([])
})

test("files that styles refer to exist", () => {
  for (const path of paths) {
    const styles = tags(htmlOf(path), "style").map(({ content }) => content)
    const asked = styles.join("\n").match(/url\((?!["']?data:)[^)]+\)/g) ?? []
    for (const url of new Set(asked)) {
      const file = url.slice(4, -1).replace(/["']/g, "")
      expect.soft(exists(file), `${path}: ${file}`).toBe(true)
    }
  }
})

test("_redirects and the forwarding pages match the redirect table and the pages", () => {
  const redirects = builtRedirects()
  const linesOf = (text: string) => text.split("\n").sort()
  expect(linesOf(read("_redirects"))).toEqual(
    linesOf(redirectsFile({ rules: [], redirects, pages: paths })),
  )
  for (const [from, to] of redirects) {
    const html = read(fileOf(from))
    expect.soft(html, from).toContain(`content="0; url=${to}"`)
    expect.soft(html, from).toContain(`<a href="${to}">`)
    expect.soft(paths, `${from} leads to a page`).toContain(to)
  }
})
