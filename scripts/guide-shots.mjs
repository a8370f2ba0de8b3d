// @ts-check
/**
 * What the pictures of docs/editing.md show (`npm run guide:pictures`): for each file of data/, which stretches of which
 * pages, and which fields are framed there.
 */

/**
 * A stretch of a page. `marks` are fields of the file, found on the page by what they hold: "hero.title",
 * "items[].title" (the first that has one). A pair gives the name to be written: of what a selector finds, or of a
 * field that is named after a sign of "at". `within` is where to look (main), `open` a dialog or details to be opened
 * first, `around` what has to be in the picture as a whole, `item` which item of a list.
 * @typedef {{ at: string, marks: (string | [selector: string, field: string])[], within?: string, open?: string, around?: string,
 *   item?: number }} Shot
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
export const shots = {
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
