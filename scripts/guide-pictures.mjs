// @ts-check
// Takes the pictures of docs/editing.md anew: `npm run guide:pictures`, after the look of a page has changed.
// Opens the site as it is in public/ (`npm run build` first), frames what stands in data/ and writes each frame's field
// beside it. `npm run guide:pictures -- pricing menu` takes a few. Look at what it made: nobody else does.
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { chromium } from "@playwright/test"
import sharp from "sharp"
import { chromiumFlags, findChromium } from "./lib/chromium.mjs"
import { root } from "./lib/paths.mjs"

/**
 * A stretch of a page. `marks` are fields of the file, found on the page by what they hold: "hero.title",
 * "items[].title" (the first that has one). A pair gives the name to be written: of what a selector finds, or of a
 * field after an @. `within` is where to look (main), `open` a dialog or details to be opened first,
 * `around` what has to be in the picture as a whole, `item` which item of a list.
 * @typedef {{ at: string, marks: (string | [selector: string, field: string])[], within?: string, open?: string, around?: string,
 *   item?: number }} Shot
 * @typedef {{ name: string, text: string, alt: string, day: string, selector: string }} Mark
 */

const footer = { within: "body > div footer" }
const itService = "/systems-maintenance"
const landing = ["hero.eyebrow", "hero.title", "hero.text", "hero.img"]
const rows = ["services.eyebrow", "services.title", "services.text", "services.items[].title"]
const rowTexts = [...rows, "services.items[].text"]
const figures = ["figures.title", "figures.items[].label"]
const closing = ["closing.title", "closing.text", "closing.action.label"]
const opening = [...landing, "hero.action.label"]
const film = ["film.eyebrow", "film.title", "film.text", "film.video.label"]
const features = ["features.items[].title", "features.items[].description"]
const about = ["about.eyebrow", "about.title", "about.text[]", "about.items[].label"]
const heading = (/** @type {string} */ band) => [`${band}.eyebrow`, `${band}.title`]
const block = (/** @type {string} */ band) => [
  ...heading(band),
  `${band}.text`,
  `${band}.points[]`,
  `${band}.img`,
  `${band}.action.label`,
]

/** @type {Record<string, Shot[]>} by file name in data/, without .json */
const pictures = {
  site: [
    {
      at: "/home-two",
      ...footer,
      marks: [
        "name",
        "blurb",
        "phones[]",
        "email",
        "address",
        "copyright",
        "legal[].label",
        "socials[].url",
      ],
    },
    { at: "/", ...footer, around: "body > div footer", marks: ["tagline"] },
    { at: "/contact-us", marks: ["hours"] },
  ],
  menu: [
    {
      at: "/",
      within: "header",
      open: 'nav[aria-label="Main"] li:nth-child(2) details',
      around: 'nav[aria-label="Main"] li:nth-child(2) details ul',
      item: 1,
      marks: ["label", "items[].label", "items[].items[].label"],
    },
  ],
  "footer-links": [{ at: "/", ...footer, around: "body > div footer", marks: ["label"] }],
  "rich-footer": [
    {
      at: "/home-two",
      ...footer,
      marks: [
        "subscribe.title",
        "subscribe.text",
        "subscribe.label",
        "subscribe.submit",
        "columns[].title",
        "columns[].links[].label",
      ],
    },
  ],
  "side-panel": [
    {
      at: "/home-four",
      within: "#side-panel",
      around: "#side-panel",
      open: "#side-panel",
      marks: ["title", "phone", "email", "address", "socials"],
    },
  ],
  home: [
    {
      at: "/",
      marks: [
        "hero.eyebrow",
        "hero.title",
        "hero.text",
        "hero.action.label",
        "hero.img",
        "hero.video.label",
      ],
    },
    {
      at: "/",
      marks: [
        "process.eyebrow",
        "process.title",
        "process.items[].title",
        "process.items[].text",
        "process.action.label",
      ],
    },
    {
      at: "/",
      marks: [
        "counters[].label",
        "testimonials.eyebrow",
        "testimonials.title",
        "testimonials.counters[].label",
      ],
    },
    { at: "/", marks: closing },
  ],
  brands: [{ at: "/", around: "section:has(#brands-title)", marks: ["img"] }],
  tiles: [{ at: "/", around: "section:has(#tiles-title)", marks: ["img"] }],
  contact: [
    { at: "/contact-us", marks: ["title", "text", "img"] },
    {
      at: "/contact-us",
      marks: [
        "boxes.title",
        "boxes.phone",
        "boxes.email",
        "boxes.address",
        "map.title",
        "map.text",
      ],
    },
    {
      at: "/contact-us",
      marks: ["faq.title", "faq.text", "faq.items[].title", "faq.items[].text[]"],
    },
  ],
  services: [{ at: "/", marks: ["title", "description", "img"] }],
  "service-list": [
    {
      at: "/service",
      marks: ["text", "contents", "chapters[].word", "chapters[].title", "chapters[].text"],
    },
    { at: "/service", marks: closing },
  ],
  "it-services": [
    {
      at: itService,
      item: 5,
      marks: [
        "title",
        "subtitle",
        "description[]",
        "img",
        "features[].title",
        "features[].points[]",
      ],
    },
    {
      at: itService,
      item: 5,
      around: "section:has(#process-title)",
      marks: ["approach[].title", "approach[].text"],
    },
  ],
  "it-page": [
    { at: itService, marks: ["process.eyebrow", "process.title", "process.action.label"] },
    { at: itService, marks: ["more.eyebrow", "more.title", "more.text", "more.action.label"] },
    { at: itService, marks: closing },
  ],
  "single-service": [
    {
      at: "/single-service",
      marks: [
        "subtitle",
        "title",
        "description[]",
        "img",
        "features[].title",
        "features[].points[]",
      ],
    },
    {
      at: "/single-service",
      marks: ["process.eyebrow", "process.title", "process.items[].title", "process.items[].text"],
    },
  ],
  projects: [
    { at: "/", marks: ["title", ["@category", "category, company"], "description", "img"] },
  ],
  portfolio: [
    { at: "/portfolio-one", around: "main h1", marks: ["one.text"] },
    {
      at: "/single-portfolio",
      marks: [
        "single.title",
        "single.text",
        "single.img",
        "single.meanwhile",
        "single.actions[].label",
      ],
    },
  ],
  "portfolio-one": [
    {
      at: "/portfolio-one",
      marks: [
        "title",
        ["@category", "category, company"],
        "description",
        "img",
        "story[].title",
        "story[].text",
      ],
    },
  ],
  "portfolio-two": [
    {
      at: "/portfolio-two",
      around: "main ol > li:has(h2) + li",
      marks: [["main ol > li:has(h2)", "service"]],
    },
  ],
  about: [
    {
      at: "/about-us",
      marks: ["story.eyebrow", "story.title", "story.text[]", "story.since", "story.img"],
    },
    {
      at: "/about-us",
      marks: [
        "thinking.eyebrow",
        "thinking.word[].title",
        "thinking.word[].text",
        "thinking.title",
        "thinking.text",
      ],
    },
    {
      at: "/about-us",
      marks: [
        "promise.eyebrow",
        "promise.title",
        "promise.text",
        "promise.figures[].label",
        "promise.action.label",
      ],
    },
  ],
  banner: [{ at: "/about-us", marks: ["title", "img"] }],
  testimonials: [
    {
      at: "/",
      marks: [["main p:has(> svg + svg)", "rating"], "text", "author", "designation", "img"],
    },
  ],
  "testimonial-page": [
    { at: "/testimonial", marks: ["text"] },
    { at: "/testimonial", marks: ["note.eyebrow", "note.title", "note.text", ...closing] },
  ],
  faq: [{ at: "/faq", marks: ["title", "text[]", "links[].label"] }],
  "faq-page": [
    { at: "/faq", marks: ["text", "img"] },
    { at: "/faq", marks: closing },
  ],
  team: [{ at: "/team", item: 1, marks: ["name", "designation", "img"] }],
  "team-page": [
    { at: "/team", marks: ["text", "heading.eyebrow", "heading.title", "heading.text"] },
    { at: "/team", marks: closing },
  ],
  "team-member": [
    {
      at: "/single-team",
      marks: ["name", "designation", "img", "biography.title", "biography.text[]"],
    },
    {
      at: "/single-team",
      marks: [
        "qualifications.title",
        "qualifications.items[].year",
        "qualifications.items[].title",
        "attributes.title",
        "attributes.items[].title",
      ],
    },
    { at: "/single-team", marks: ["skills.title", "skills.text", "skills.items[].title"] },
  ],
  pricing: [
    {
      at: "/pricing",
      marks: [
        "text",
        "img",
        "heading.title",
        "heading.text",
        "billing",
        "frequencies[].label",
        "heading.highlight",
        "frequencies[].unit",
        "heading.action.label",
      ],
    },
    {
      at: "/pricing",
      marks: ["faq.eyebrow", "faq.title", "faq.items[].title", "faq.items[].text[]"],
    },
  ],
  plans: [{ at: "/pricing", marks: ["title", "description", "prices[].amount", "features[]"] }],
  posts: [
    {
      at: "/blog",
      marks: ["title", "date", "author", ["main ol > li:first-child img", "img"], "excerpt"],
    },
    {
      at: "/blog/the-last-screen-is-the-one-that-pays",
      marks: ["content[].text", "content[].heading"],
    },
  ],
  categories: [
    {
      at: "/blog",
      around: "aside nav:has(#blog-categories)",
      within: "aside nav:has(#blog-categories)",
      marks: ["name"],
    },
  ],
  tags: [
    {
      at: "/blog",
      around: "aside nav:has(#blog-tags)",
      within: "aside nav:has(#blog-tags)",
      marks: ["name"],
    },
  ],
  comments: [
    {
      at: "/single-blog",
      within: "section:has(> #comments-title)",
      marks: ["author", "date", "comment", ["[aria-labelledby=comments-title] img", "img"]],
    },
  ],
  blog: [
    {
      at: "/blog",
      marks: [
        "list.text",
        "sidebar.search",
        "sidebar.categories",
        "sidebar.recent",
        "sidebar.tags",
      ],
    },
    { at: "/single-blog", marks: ["article.likeNote", "article.comments"] },
    { at: "/single-blog", marks: ["article.form.title", "article.form.text"] },
  ],
  legal: [{ at: "/terms", marks: ["updated", "intro", "sections[].title", "sections[].text[]"] }],
  account: [
    {
      at: "/sign-in",
      marks: [
        "img",
        "signIn.text",
        "signIn.notice.text",
        "signIn.newHere",
        "external.title",
        "external.text",
        "external.links[].label",
      ],
    },
    { at: "/sign-up", marks: ["signUp.text", "signUp.known"] },
    { at: "/reset-password", marks: ["resetPassword.request", "resetPassword.back"] },
    {
      at: "/verification-sent",
      marks: ["verificationSent.text", "verificationSent.help", "verificationSent.signIn"],
    },
  ],
  designs: [{ at: "/designs", marks: ["text", "items[].title", "items[].description"] }],
  "landing-voices": [{ at: "/home-three", item: 2, marks: ["text", "author", "designation"] }],
  "home-two": [
    { at: "/home-two", marks: [...opening, "experience.title", "experience.text"] },
    { at: "/home-two", marks: rowTexts },
    { at: "/home-two", marks: [...heading("projects"), "projects.text"] },
    { at: "/home-two", marks: [...heading("steps"), "steps.items[].title", "steps.items[].text"] },
    { at: "/home-two", marks: closing },
  ],
  "home-three": [
    { at: "/home-three", marks: [...opening, "brands.title"] },
    { at: "/home-three", marks: block("market") },
    { at: "/home-three", marks: film.slice(1) },
    { at: "/home-three", marks: rowTexts },
    { at: "/home-three", marks: [...heading("campaigns"), ...heading("team")] },
    { at: "/home-three", marks: ["score.figure", "score.of", "score.text", ...heading("voices")] },
  ],
  "home-four": [
    { at: "/home-four", marks: opening },
    { at: "/home-four", marks: film },
    { at: "/home-four", marks: ["features.title", ...features, ...about] },
    { at: "/home-four", marks: rows },
    {
      at: "/home-four",
      marks: [...heading("projects"), "projects.items[].title", "projects.items[].description"],
    },
    { at: "/home-four", marks: [...heading("voices"), ...heading("posts")] },
  ],
  "home-five": [
    {
      at: "/home-five",
      marks: [
        ...landing,
        "hero.field.label",
        "hero.field.submit",
        "hero.claim.title",
        "hero.claim.text",
      ],
    },
    { at: "/home-five", marks: figures },
    { at: "/home-five", marks: block("words") },
    { at: "/home-five", marks: rowTexts },
    { at: "/home-five", marks: [...heading("steps"), "steps.items[].title", "steps.items[].text"] },
    { at: "/home-five", marks: [...heading("questions"), ...heading("contact")] },
  ],
  "home-six": [
    { at: "/home-six", marks: [...opening, "brands.title"] },
    { at: "/home-six", marks: ["features.title", ...features] },
    { at: "/home-six", marks: about },
    { at: "/home-six", marks: [...rows, "services.items[].text"] },
    { at: "/home-six", marks: film },
    { at: "/home-six", marks: heading("plans") },
    { at: "/home-six", marks: [...heading("questions"), ...closing] },
  ],
  "home-seven": [
    { at: "/home-seven", marks: [...opening, "chart.caption"] },
    { at: "/home-seven", marks: film },
    { at: "/home-seven", marks: ["features.title", ...features] },
    { at: "/home-seven", marks: figures },
    { at: "/home-seven", marks: rowTexts },
    { at: "/home-seven", marks: [...heading("projects"), "projects.text"] },
    { at: "/home-seven", marks: [...heading("questions"), ...heading("voices")] },
    { at: "/home-seven", marks: closing },
  ],
  "coming-soon": [
    {
      at: "/coming-soon",
      marks: [
        "img",
        "after.title",
        "after.text",
        "action.label",
        "units.days",
        "notify.title",
        "notify.text",
      ],
    },
  ],
}

const WIDTH = 1280
const PRINTED = 960
const TALLEST = 1600
const MARGIN = 56
const HEAVIEST = 90_000

const folder = path.join(root, "docs/pictures")
const wanted = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const { server, address } = await serve(path.join(root, "public"))
const found = await findChromium()
if ("missing" in found) throw new Error(found.missing)
const browser = await chromium.launch({ executablePath: found.path, args: chromiumFlags })
try {
  for (const [file, shots] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.includes(file)) continue
    try {
      const bands = []
      for (const shot of shots) bands.push(await take(file, shot))
      const bytes = await print(bands)
      writeFileSync(path.join(folder, `${file}.jpg`), bytes)
      console.log(`docs/pictures/${file}.jpg: ${Math.round(bytes.length / 1000)} kB`)
    } catch (error) {
      // The others can still be taken.
      console.error(error instanceof Error ? error.message.split("\n")[0] : error)
      process.exitCode = 1
    }
  }
} finally {
  await browser.close()
  server.close()
}

/** @param {string} file @param {Shot} shot @param {number} [tries] @returns {Promise<Buffer>} */
async function take(file, shot, tries = 3) {
  const data = JSON.parse(readFileSync(path.join(root, `data/${file}.json`), "utf8"))
  const holder = Array.isArray(data) ? data[shot.item ?? 0] : data
  const marks = shot.marks.map((mark) => markOf(mark, holder))
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: 900 },
    reducedMotion: "reduce",
    colorScheme: "light",
  })
  try {
    // Nothing but the site: what other hosts would add is no part of data/.
    await page.route("**", (route) =>
      route.request().url().startsWith(address) ? route.continue() : route.abort(),
    )
    await page.goto(address + shot.at)
    await page.waitForSelector("html[data-alive]", { state: "attached" })
    await page.evaluate(showAll, shot.open ?? "")
    // What only comes into being when it is painted is painted before it is measured.
    await page.screenshot({ fullPage: true })
    const clip = await page.evaluate(frame, {
      marks,
      within: shot.within ?? "main",
      around: shot.around ?? "",
      margin: MARGIN,
    })
    if ("missing" in clip)
      throw new Error(`${file}.json: ${clip.missing} does not show on ${shot.at}`)
    const picture = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: clip.top, width: WIDTH, height: Math.min(clip.bottom - clip.top, TALLEST) },
    })
    // A page that still moved has left its frames behind.
    const now = await page.evaluate(() => {
      document.querySelector("#frames")?.remove()
      return document.documentElement.scrollHeight
    })
    if (now === clip.tall) return picture
    if (tries > 0) return await take(file, shot, tries - 1)
    throw new Error(`${file}.json: ${shot.at} does not come to rest`)
  } finally {
    await page.close()
  }
}

/** @param {Shot["marks"][number]} mark @param {unknown} holder @returns {Mark} */
function markOf(mark, holder) {
  const none = { text: "", alt: "", day: "", selector: "" }
  if (typeof mark !== "string" && !mark[0].startsWith("@")) {
    return { ...none, name: mark[1], selector: mark[0] }
  }
  const [place, name] = typeof mark === "string" ? [mark, mark] : [mark[0].slice(1), mark[1]]
  const value = read(holder, place)
  if (value === undefined) throw new Error(`${place} holds nothing`)
  if (Array.isArray(value)) return { ...none, name: `${name}[]`, text: value.join(" ") }
  if (typeof value === "object") return { ...none, name, alt: value.alt, selector: "img" }
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return { ...none, name, day: value }
  if (/^https?:/.test(value)) return { ...none, name, selector: `a[href="${value}"]` }
  return { ...none, name, text: String(value) }
}

/** The first value at a place: `items[].title` passes items that have none. @param {any} value @param {string} place */
function read(value, place) {
  for (const [, key = "", all, index = ""] of place.matchAll(/([^.[\]]+)(\[(\d*)\])?/g)) {
    if (Array.isArray(value))
      value = value.find((item) => item[key]?.length !== 0 && item[key] !== undefined)
    value = value?.[key]
    if (all && (index || typeof value?.[0] !== "object")) value = value?.[Number(index)]
  }
  return value
}

/**
 * In the page: opens what shall be open and waits for every picture.
 * @param {string} open selector
 */
async function showAll(open) {
  const closed = open ? document.querySelector(open) : null
  if (closed instanceof HTMLDialogElement) closed.showModal()
  if (closed instanceof HTMLDetailsElement) closed.open = true
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    scrollTo({ top: y, behavior: "instant" })
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  scrollTo({ top: 0, behavior: "instant" })
  const images = [...document.images].filter((image) => image.checkVisibility())
  for (const image of images) image.loading = "eager"
  await Promise.race([
    Promise.all(images.map((image) => image.decode().catch(() => {}))),
    new Promise((resolve) => setTimeout(resolve, 8000)),
  ])
  await document.fonts.ready
  await new Promise((resolve) => setTimeout(resolve, 900))
}

/**
 * In the page: draws the frames and their names, and says which stretch of the page they take.
 * @param {{ marks: Mark[], within: string, around: string, margin: number }} order
 * @returns {{ top: number, bottom: number, tall: number } | { missing: string }}
 */
function frame({ marks, within, around, margin }) {
  const place = document.querySelector(within) ?? document.body
  const plain = (/** @type {string | null} */ text) => (text ?? "").replace(/\s+/g, " ").trim()
  /** Lines of the text in an element, as they are seen. */
  const linesOf = (/** @type {Node} */ element) => {
    const lines = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest(".visually-hidden")) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      lines.push(...range.getClientRects())
    }
    return lines.filter(({ width, height }) => width > 1 && height > 1)
  }
  const boxOf = (/** @type {Element} */ element) => {
    const lines = element.querySelector("img") ? [] : linesOf(element)
    const parts = lines.length > 0 ? lines : [element.getBoundingClientRect()]
    const left = Math.max(2, Math.min(...parts.map((part) => part.left)) - 4)
    const right = Math.min(innerWidth - 2, Math.max(...parts.map((part) => part.right)) + 4)
    const y = Math.min(...parts.map((part) => part.top)) + scrollY - 4
    const low = Math.max(...parts.map((part) => part.bottom)) + scrollY + 4
    return { x: left, y, width: right - left, height: low - y }
  }
  const shows = (/** @type {Element} */ element) => {
    const { width, height, left, right } = element.getBoundingClientRect()
    return (
      element.checkVisibility() && width > 4 && height > 4 && left >= -4 && right <= innerWidth + 4
    )
  }
  const find = (/** @type {Mark} */ { text, alt, day, selector }) => {
    const all = [
      ...place.querySelectorAll(
        day ? `time[datetime="${day}"]` : selector && !alt ? selector : alt ? "img" : "*",
      ),
    ]
    const fitting = all.filter(shows).filter((element) => {
      if (alt) return element.getAttribute("alt") === alt
      if (selector || day) return true
      return (
        plain(element.textContent).includes(plain(text)) ||
        (element instanceof HTMLInputElement && element.value === text)
      )
    })
    if (!text) return fitting[0]
    // The innermost, and of several the one that says the least besides.
    const length = (/** @type {Element} */ element) => plain(element.textContent).length
    const least = Math.min(...fitting.map(length))
    const closest = fitting.filter((element) => length(element) === least)
    const heading = closest.find((element) => element.closest("h1, h2, h3"))
    if (heading) return heading
    return closest.find(
      (element) => !closest.some((other) => other !== element && element.contains(other)),
    )
  }

  const tall = document.documentElement.scrollHeight
  const layer = document.createElement("div")
  layer.id = "frames"
  layer.popover = "manual"
  layer.style.cssText = `position:absolute;inset:0;margin:0;padding:0;border:0;background:none;pointer-events:none;overflow:visible;width:100%;height:${tall}px;max-width:none;max-height:none`
  document.body.append(layer)
  layer.showPopover()
  const boxes = []
  for (const mark of marks) {
    const element = find(mark)
    if (!element) return { missing: mark.name }
    boxes.push({ name: mark.name, ...boxOf(element) })
  }
  const whole = around ? document.querySelector(around)?.getBoundingClientRect() : undefined
  const highest = Math.min(...boxes.map(({ y }) => y)) - margin
  const lowest = Math.max(...boxes.map(({ y, height }) => y + height)) + margin
  const top = Math.floor(Math.max(0, Math.min(highest, whole ? whole.top + scrollY : highest)))
  const bottom = Math.ceil(Math.max(lowest, whole ? whole.bottom + scrollY : lowest))
  const ink = linesOf(place).map(({ x, y, width, height }) => ({
    x,
    y: y + scrollY,
    width,
    height,
  }))
  /** @typedef {{ x: number, y: number, width: number, height: number }} Box */
  const meet = (/** @type {Box} */ a, /** @type {Box} */ b) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  const area = (/** @type {Box} */ { width, height }) => width * height
  /** @type {Box[]} */
  const labels = []
  for (const box of boxes) {
    const outline = document.createElement("div")
    outline.style.cssText = `position:absolute;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;box-sizing:border-box;border:2px solid #c2185b;outline:1px solid #fff`
    const label = document.createElement("div")
    label.textContent = box.name
    // 17 px here are 13 px in the guide.
    label.style.cssText =
      "position:absolute;font:600 17px/24px ui-monospace,'DejaVu Sans Mono',monospace;letter-spacing:0;padding:0 6px;white-space:nowrap;background:#c2185b;color:#fff"
    layer.append(outline, label)
    const { width, height } = label.getBoundingClientRect()
    const right = box.x + box.width
    const low = box.y + box.height
    const spots = [
      [box.x, box.y - height],
      [right - width, box.y - height],
      [box.x, low],
      [right - width, low],
      [right, box.y],
      [right, low - height],
      [box.x - width, box.y],
      [box.x, box.y],
      [right - width, low - height],
      [right - width, box.y],
      [box.x, low - height],
    ].map(([x = 0, y = 0]) => ({
      x: Math.min(Math.max(x, 4), innerWidth - width - 4),
      y,
      width,
      height,
    }))
    const inside = spots.filter(({ y }) => y >= top && y + height <= bottom)
    const free = inside.filter((spot) => !labels.some((other) => meet(spot, other)))
    const others = boxes.filter((other) => other !== box && area(other) < 4 * area(box) + 40_000)
    // Best where nothing is hidden, then where no other framed thing is.
    const open = free.filter((one) => !others.some((other) => meet(one, other)))
    const clear = open.filter((one) => !ink.some((line) => meet(one, line)))
    const spot = clear[0] ?? open[0] ?? free[0] ?? inside[0] ?? spots[0]
    if (!spot) continue
    labels.push(spot)
    label.style.left = `${spot.x}px`
    label.style.top = `${spot.y}px`
  }
  return { top, bottom, tall }
}

/** Bands one below the other, as wide as the guide and not too heavy. @param {Buffer[]} bands */
async function print(bands) {
  const gap = 12
  const parts = await Promise.all(
    bands.map((band) =>
      sharp(band).resize({ width: PRINTED }).png().toBuffer({ resolveWithObject: true }),
    ),
  )
  const height = parts.reduce((sum, { info }) => sum + info.height + gap, -gap)
  let y = 0
  const layers = parts.map(({ data, info }) => {
    const layer = { input: data, left: 0, top: y }
    y += info.height + gap
    return layer
  })
  const sheet = await sharp({
    create: { width: PRINTED, height, channels: 3, background: "#8a8a8a" },
  })
    .composite(layers)
    .png()
    .toBuffer()
  for (let quality = 72; ; quality -= 6) {
    const bytes = await sharp(sheet).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length < HEAVIEST || quality < 32) return bytes
  }
}

/** @param {string} folder @returns {Promise<{ server: import("node:http").Server, address: string }>} */
async function serve(folder) {
  if (!existsSync(path.join(folder, "index.html")))
    throw new Error("There is no build: `npm run build` first.")
  const types = /** @type {Record<string, string>} */ ({
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const asked = path.join(folder, path.normalize(decodeURIComponent(pathname)))
    const file = [asked, path.join(asked, "index.html")].find(
      (one) => existsSync(one) && statSync(one).isFile(),
    )
    if (!file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { "content-type": types[path.extname(file)] ?? "" })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)))
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address())
  return { server, address: `http://127.0.0.1:${port}` }
}
