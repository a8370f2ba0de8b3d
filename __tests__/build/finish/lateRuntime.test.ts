/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as lateRuntime from "../../../src/build/finish/lateRuntime"
import type { PageStart } from "../../../src/build/finish/pageStart"
import { speculationRules } from "../../../src/build/finish/speculationRules"

function makeRuntimeLate(html: string, start: PageStart, inline: string) {
  const publish = jest.fn(() => "/late.js")
  const loader = { inline, early: "ask()", failure: "show()", publish }
  return lateRuntime.makeRuntimeLate(Buffer.from(html), start, loader).toString()
}

const loader = "start()"
const late = { start: "late" } as const

/** Gatsby's scripts as it inserts them into every page. */
function gatsbyScripts(hash = "78ed3fe343cb5e67551c") {
  const mapping = JSON.stringify(JSON.stringify({ app: ["/app.css", `/app-${hash}.js`] }))
  return `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${mapping};
          </script>
        <script>window.___webpackCompilationHash="${hash}";</script><script src="/webpack-runtime-${hash}.js" async></script><script src="/framework-1.js" async></script><script src="/app-${hash}.js" async></script>`
}

/** A page as Gatsby writes it. */
function gatsbyPage(path = "/faq", scripts = gatsbyScripts()) {
  return `<!DOCTYPE html><html lang="en"><head><title>FAQ</title></head><body><div id="___gatsby"><h1>FAQ costs $& and $1</h1></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`
}

/** What Gatsby does before our step: it inserts the newest bundle's scripts between its markers. */
function stitch(html: string, scripts: string) {
  return html.replace(
    /(<!-- slice-start [^>]*-->)[\s\S]*(<!-- slice-end)/,
    (_, start, end) => start + scripts + end,
  )
}

function block(html: string, id: string) {
  const pattern = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, "s")
  return JSON.parse(pattern.exec(html)?.[1] ?? "null")
}

const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)

test("two inert data blocks, our loader and speculation rules replace Gatsby's scripts", () => {
  expect(scriptsOf(makeRuntimeLate(gatsbyPage(), late, loader))).toEqual([
    '<script type="speculationrules">',
    '<script id="late-loader">',
    '<script type="application/json" id="late-page">',
    '<script type="application/json" id="late-runtime">',
  ])
})

test("a page with a message for a failed runtime gets the script that shows it, once", () => {
  const withMessage = gatsbyPage().replace("<h1>", '<div data-runtime-failure="{}"></div><h1>')
  const once = makeRuntimeLate(withMessage, late, loader)
  expect(once).toContain('</script><script id="runtime-failure">show()</script></head>')
  expect(makeRuntimeLate(once, late, loader)).toBe(once)
})

test("the data blocks name the page's path and the file that starts Gatsby's scripts", () => {
  const publish = jest.fn(() => "/late-78ed.js")
  const loader = { inline: "start()", early: "ask()", failure: "show()", publish }
  const html = lateRuntime.makeRuntimeLate(Buffer.from(gatsbyPage()), late, loader).toString()
  expect(block(html, "late-page")).toEqual({ pagePath: "/faq", start: "late" })
  expect(block(html, "late-runtime")).toBe("/late-78ed.js")
  expect(publish).toHaveBeenCalledWith({
    chunkMapping: '{"app":["/app.css","/app-78ed3fe343cb5e67551c.js"]}',
    compilationHash: "78ed3fe343cb5e67551c",
    scripts: [
      "/webpack-runtime-78ed3fe343cb5e67551c.js",
      "/framework-1.js",
      "/app-78ed3fe343cb5e67551c.js",
    ],
  })
})

test("the rest of the page is unchanged", () => {
  const html = makeRuntimeLate(gatsbyPage(), late, loader)
  const [page] = gatsbyPage().split('<script id="gatsby-script-loader">')
  const [head, body] = String(page).split("</head>")
  const rules = `<script type="speculationrules">${speculationRules}</script>`
  const inline = `${rules}<script id="late-loader">${loader}</script>`
  expect(html.startsWith(`${head}${inline}</head>${body}`)).toBe(true)
  expect(html.endsWith('<!-- slice-end id="_gatsby-scripts-1" --></body></html>')).toBe(true)
})

test("the data block of a page that shows a list says to start at once, and what to load", () => {
  const start = { start: "now", ahead: ["/a.js"], list: "https://content.example/api/a" } as const
  const html = makeRuntimeLate(gatsbyPage(), { ...start, ahead: [...start.ahead] }, loader)
  expect(block(html, "late-page")).toEqual({ pagePath: "/faq", ...start })
})

test("the loader is identical on every page, so that one CSP hash allows it", () => {
  const loaders = ["/", "/faq", "/404.html"].map(
    (path) =>
      /id="late-loader">(.*?)<\/script>/.exec(makeRuntimeLate(gatsbyPage(path), late, loader))?.[1],
  )
  expect(new Set(loaders).size).toBe(1)
})

test("quotes and markup in a path do not end a block early", () => {
  const path = '/a"b\\c</script><script>alert(1)</script>'
  const html = makeRuntimeLate(
    gatsbyPage(path.replaceAll("</script>", "<\\/script>")),
    late,
    loader,
  )
  expect(html).not.toContain("<script>alert")
  expect(scriptsOf(html)).toHaveLength(
    scriptsOf(makeRuntimeLate(gatsbyPage(), late, loader)).length,
  )
})

test("dollar signs in loader and page are kept", () => {
  const html = makeRuntimeLate(gatsbyPage("/$&"), late, "pay('$1', '$&', '$$')")
  expect(html).toContain("pay('$1', '$&', '$$')")
  expect(html).toContain("FAQ costs $& and $1")
  expect(block(html, "late-page").pagePath).toBe("/$&")
})

test("finishing is idempotent", () => {
  const html = makeRuntimeLate(gatsbyPage(), late, loader)
  expect(makeRuntimeLate(html, late, loader)).toBe(html)
})

test("a page of an earlier build gets the new bundle's scripts", () => {
  const earlier = makeRuntimeLate(gatsbyPage(), late, "old()")
  const html = makeRuntimeLate(stitch(earlier, gatsbyScripts("ffff")), late, "fresh()")
  expect(html).toBe(makeRuntimeLate(gatsbyPage("/faq", gatsbyScripts("ffff")), late, "fresh()"))
  expect(html).not.toContain("old()")
})

test("only a page that starts at once has the script of early requests, after its data", () => {
  const html = makeRuntimeLate(gatsbyPage(), { start: "now" }, loader)
  expect(html).toMatch(/slice-end [^>]*--><script id="early-requests">ask\(\)<\/script><\/body>/)
  expect(makeRuntimeLate(gatsbyPage(), late, loader)).not.toContain("early-requests")
})

test("a page gets its new start settings in the next build", () => {
  const first = makeRuntimeLate(gatsbyPage(), late, loader)
  const second = makeRuntimeLate(first, { start: "now" }, loader)
  expect(second).toBe(makeRuntimeLate(gatsbyPage(), { start: "now" }, loader))
  expect(makeRuntimeLate(second, { start: "now" }, loader)).toBe(second)
  expect(makeRuntimeLate(second, late, loader)).toBe(first)
})

test.each([
  [
    "without Gatsby's loader",
    gatsbyPage().replace("gatsby-script-loader", "gatsby-loader"),
    "Gatsby's script loader was not found in the page",
  ],
  [
    "without its path",
    gatsbyPage().replace("window.pagePath", "window.page"),
    "Gatsby's page scripts don't match window\\.pagePath",
  ],
  [
    "without script markers",
    gatsbyPage().replaceAll("slice-", "part-"),
    "Gatsby's script markers were not found in the page /faq",
  ],
  [
    "without scripts",
    gatsbyPage("/faq", gatsbyScripts().replace(/<script src.*/, "")),
    "A page has no Gatsby scripts between its markers",
  ],
  [
    "without its chunk mapping",
    gatsbyPage().replace("___chunkMapping", "___chunks"),
    "Gatsby's page scripts don't match window\\.___chunkMapping",
  ],
  [
    "without its compilation hash",
    gatsbyPage().replace("___webpackCompilationHash", "___hash"),
    "Gatsby's page scripts don't match window\\.___webpackCompilationHash",
  ],
])("a page %s stops the build", (_, html, sentence) => {
  expect(() => makeRuntimeLate(html, late, loader)).toThrow(sentence)
})

test("a page without a head stops the build", () => {
  expect(() => makeRuntimeLate(gatsbyPage().replace("</head>", ""), late, loader)).toThrow(
    "Gatsby's script markers were not found in the page /faq",
  )
})

describe("the code that starts the runtime", () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "public-"))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  const read = () => lateRuntime.readLoader("src/build/finish", folder)
  const runtime = (hash: string) => ({
    chunkMapping: '{"app":["/$&.js","</script>","/app.1.css"]}',
    compilationHash: hash,
    scripts: [`/app-${hash}.js`],
  })

  test("has no comments or end tags, and parses", () => {
    const { inline, early, publish } = read()
    const file = readFileSync(join(folder, publish(runtime("78ed"))), "utf8")
    for (const code of [inline, early, file]) {
      expect(code).not.toMatch(/^\s*\/\/|<\/script/m)
      expect(() => new Function(code)).not.toThrow()
    }
  })

  test("is one file for all pages of a build, with the scripts' names in it", () => {
    const { publish } = read()
    const path = publish(runtime("78ed"))
    expect(publish(runtime("78ed"))).toBe(path)
    expect(readdirSync(folder)).toEqual([path.slice(1)])
    const code = readFileSync(join(folder, path), "utf8")
    expect(code).toContain('"/app-78ed.js"')
    expect(code).toContain('".1.css"')
    expect(code).toContain("/$&.js")
  })

  test("has another name when the scripts change, because it is cached", () => {
    const { publish } = read()
    expect(publish(runtime("ffff"))).not.toBe(publish(runtime("78ed")))
    expect(publish(runtime("78ed"))).toMatch(/^\/late-[0-9a-f]{8}\.js$/)
  })
})
