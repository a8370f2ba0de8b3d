/** @jest-environment node */
import fs, {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { finishPages } from "../../../src/build/finish/finishPages"

let site: string

const read = (name: string) => readFileSync(join(site, name), "utf8")

function write(name: string, text: string) {
  mkdirSync(dirname(join(site, name)), { recursive: true })
  writeFileSync(join(site, name), text)
}

const page = (path: string) =>
  `<html><head></head><body><div id="___gatsby"></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" --><script>window.___chunkMapping="{}";</script><script>window.___webpackCompilationHash="78ed";</script><script src="/app.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`
const fragment = '<script src="/app.js" async></script>'

let paths: string[]

const finish = () =>
  finishPages({
    store: {
      getState: () => ({
        program: { directory: site },
        pages: new Map(paths.map((path) => [path, {}])),
      }),
    },
    reporter: { activityTimer: () => ({ start() {}, setStatus() {}, end() {} }) },
  } as never)

/** Page data as Gatsby writes it for the newest articles. */
function writeArticlePages(slugs: string[]) {
  const img = {
    alt: "Cloth.",
    src: {
      childImageSharp: {
        gatsbyImageData: {
          width: 1200,
          height: 800,
          images: { fallback: { src: "/static/cloth.jpg" } },
        },
      },
    },
  }
  const post = { img, content: [{ text: "[Ask us](/contact-us)." }] }
  for (const slug of slugs.slice(0, 20)) {
    write(
      `public/page-data/blog/${slug}/page-data.json`,
      JSON.stringify({ result: { data: { post } } }),
    )
  }
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"))
  paths = ["/", "/web-design-development", "/404.html"]
  mkdirSync(join(site, ".cache"))
  mkdirSync(join(site, "src/build/finish"), { recursive: true })
  for (const name of ["lateLoader.js", "earlyRequests.js", "runtimeFailure.js", "lateFile.js"]) {
    cpSync(`src/build/finish/${name}`, join(site, "src/build/finish", name))
  }
  write("static/robots.txt", "User-agent: *\nAllow: /\n")
  write(
    "data/site.json",
    '{ "name": "Adwene", "tagline": "Brands", "blurb": "", "email": "", "address": "" }',
  )
  write("data/posts.json", '[{ "slug": "cloth", "title": "On cloth", "date": "2025-11-04" }]')
  writeArticlePages(["cloth"])
  write("public/index.html", page("/"))
  write("public/web-design-development/index.html", page("/web-design-development"))
  write("public/404.html", page("/404.html"))
  write("public/_gatsby/slices/_gatsby-scripts-1.html", fragment)
  write(
    "public/page-data/web-design-development/page-data.json",
    '{ "componentChunkName": "projects-page", "staticQueryHashes": ["12", "34"] }',
  )
  write(
    "public/webpack.stats.json",
    '{ "namedChunkGroups": { "app": { "assets": [{ "name": "app-1.js" }] }, "projects-page": { "assets": [{ "name": "common-1.js" }, { "name": "page.css" }, { "name": "page-2.js" }] } } }',
  )
  // Gatsby names the folder of a page's data after its path.
  write("public/page-data/404.html/page-data.json", "{}")
})

afterEach(() => {
  rmSync(site, { recursive: true, force: true })
})

const blockOf = (file: string) =>
  JSON.parse(/id="late-page">(.*?)<\/script>/.exec(read(`public/${file}`))?.[1] ?? "null")

test("a page holds no U+0000, which React writes before some letters", async () => {
  write("public/index.html", page("/").replace("<div", "<p>T\0−12</p><div"))
  await finish()
  expect(read("public/index.html")).toContain("<p>T−12</p>")
})

test.each([
  ["index.html", "/"],
  ["404.html", "/404.html"],
])("the page in %s gets a late runtime", async (file, pagePath) => {
  await finish()
  expect(blockOf(file)).toEqual({ pagePath, start: "late" })
  expect(read(`public/${file}`)).not.toContain("<script src=")
})

test("a page that shows a list starts at once and preloads what its runtime requests first", async () => {
  await finish()
  expect(blockOf("web-design-development/index.html")).toEqual({
    pagePath: "/web-design-development",
    start: "now",
    ahead: [
      "/app-1.js",
      "/page-data/app-data.json",
      "/page-data/web-design-development/page-data.json",
      "/common-1.js",
      "/page-2.js",
      "/page-data/sq/d/12.json",
      "/page-data/sq/d/34.json",
    ],
    list: expect.stringMatching(/^https?:\/\/[^/]+\/api\/projects\?limit=1&page=1$/),
  })
})

test("a page without chunks in webpack.stats.json stops the build", async () => {
  write("public/webpack.stats.json", '{ "namedChunkGroups": { "app": { "assets": [] } } }')
  await expect(finish()).rejects.toThrow("webpack.stats.json has no chunk projects-page")
})

test("files that are not Gatsby pages are left alone", async () => {
  await finish()
  expect(read("public/_gatsby/slices/_gatsby-scripts-1.html")).toBe(fragment)
})

test("a second build leaves finished pages untouched", async () => {
  await finish()
  const file = join(site, "public/index.html")
  utimesSync(file, 1, 1)
  await finish()
  expect(statSync(file).mtimeMs).toBe(1000)
})

test("a second build reads only pages written since the first", async () => {
  await finish()
  write("public/404.html", page("/404.html"))
  const read = jest.spyOn(fs, "readFileSync")
  await finish()
  const files = read.mock.calls.map(([file]) => relative(site, String(file)))
  expect(files.filter((file) => file.endsWith(".html"))).toEqual([
    // Its bundle may have changed.
    "public/web-design-development/index.html",
    "public/404.html",
  ])
  expect(blockOf("404.html")).toEqual({ pagePath: "/404.html", start: "late" })
})

test("after a change to the finishing code, all pages are finished again", async () => {
  await finish()
  write("src/build/finish/lateLoader.js", "start()")
  await finish()
  expect(read("public/index.html")).toContain('<script id="late-loader">start();</script>')
})

test("a record truncated by an interrupted build is ignored", async () => {
  await finish()
  write(".cache/finished-pages.json", '{ "code": "')
  write("public/index.html", page("/"))
  await finish()
  expect(blockOf("index.html")).toEqual({ pagePath: "/", start: "late" })
})

test("a page with unexpected markup stops the build", async () => {
  paths = ["/faq"]
  write("public/faq/index.html", '<div id="___gatsby"></div>')
  await expect(finish()).rejects.toThrow("Gatsby's script loader was not found in the page")
})

test("the build writes a page at each old path, and the sitemap's absolute URL into robots.txt", async () => {
  await finish()
  expect(read("public/about/index.html")).toContain("url=/about-us")
  expect(read("public/robots.txt")).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/\S+\/sitemap-index\.xml\n$/,
  )
})

test("the build writes a feed of the newest articles, with absolute URLs", async () => {
  const slugs = Array.from({ length: 30 }, (_, index) => `post-${index + 10}`)
  writeArticlePages(slugs)
  const date = "2025-11-04"
  write("data/posts.json", JSON.stringify(slugs.map((slug) => ({ slug, title: slug, date }))))
  await finish()
  const feed = read("public/rss.xml")
  expect(feed).toMatch(/<link>https?:\/\/\S+\/blog<\/link>/)
  expect(feed.match(/<item>/g)).toHaveLength(20)
  expect(feed).toMatch(
    /img src=&quot;https?:\/\/\S+\/static\/cloth\.jpg&quot; alt=&quot;Cloth\.&quot;/,
  )
  expect(feed).toMatch(/a href=&quot;https?:\/\/\S+\/contact-us&quot;/)
})

test("the sample article is not in the feed", async () => {
  write("data/posts.json", '[{ "slug": "cloth", "date": "2025-11-04", "sample": true }]')
  await finish()
  expect(read("public/rss.xml")).not.toContain("<item>")
})

test("the build writes llms.txt", async () => {
  await finish()
  expect(read("public/llms.txt")).toMatch(/^# Adwene\n\n> Brands\./)
})

test("the build writes a search index of articles and pages", async () => {
  const titled = page("/").replace("<div id", "<main><h1>Woven &amp; <b>cut</b></h1></main><div id")
  write("public/index.html", titled)
  const source = '<source type="image/avif" srcSet="/static/1a/p.avif 480w"/>'
  write("public/blog/cloth/index.html", `<main><picture>${source}<img/></picture></main>`)
  await finish()
  const { articles, words, shown } = JSON.parse(read("public/blog-index.json"))
  expect(articles).toBe(1)
  expect(shown[0]).toMatchObject({ path: "/blog/cloth", img: "/static/1a/p.avif" })
  expect(words).toMatchObject({ cloth: expect.arrayContaining([0]), woven: expect.any(Array) })
})

test("the parts of an outdated large index are removed", async () => {
  const article = (count: number) => ({
    slug: `post-${count}`,
    title: `Post ${count}`,
    date: "2025-11-04",
    excerpt: Array.from({ length: 50 }, (_, place) => `word${count}x${place}`).join(" "),
  })
  const writeArticles = (count: number) => {
    const articles = Array.from({ length: count }, (_, n) => article(n))
    write("data/posts.json", JSON.stringify(articles))
    writeArticlePages(articles.map(({ slug }) => slug).sort())
  }
  writeArticles(400)
  await finish()
  const first = JSON.parse(read("public/blog-index.json")).parts.folder
  expect(JSON.parse(read(`public${first}/entries-0.json`))[0].title).toBe("Post 0")
  writeArticles(401)
  await finish()
  const second = JSON.parse(read("public/blog-index.json")).parts.folder
  expect(readdirSync(join(site, "public/blog-index"))).toEqual([second.split("/").at(-1)])
  writeArticles(1)
  await finish()
  expect(readdirSync(join(site, "public/blog-index"))).toEqual([])
})
