// @ts-check

/**
 * A mistake that one would really make, as a change of one file.
 * @typedef {object} Fault
 * @property {string} id
 * @property {keyof typeof rooms} room
 * @property {string} mistake what was done, and what a visitor or an editor gets from it
 * @property {string} file
 * @property {string} find stands in the file exactly once
 * @property {string} replace
 */

export const rooms = {
  components: "Components and layouts",
  forms: "Forms and accounts",
  showcase: "Showcase and build",
  service: "Content service",
}

/**
 * The faults that the suites must catch. Each passes the type checker and the linter; half of them show in a real
 * browser only.
 * @type {readonly Fault[]}
 */
export const faults = [
  {
    id: "dark-contrast",
    room: "components",
    mistake:
      "A colour copied from the light scheme in place of its token: in the dark scheme the day of a legal page can't be read.",
    file: "src/sections/legal/LegalText.module.css",
    find: "  .updated {\n    color: var(--ink-soft);",
    replace: "  .updated {\n    color: #5b5045;",
  },
  {
    id: "phone-contrast",
    room: "components",
    mistake:
      "The accent of blocks taken for the accent of text: on phones, which alone show it, the line above the title of /about-us is yellow on cream.",
    file: "src/sections/company/Story.module.css",
    find: "    margin-block-end: var(--space-3);\n    color: var(--accent-ink);",
    replace: "    margin-block-end: var(--space-3);\n    color: var(--accent);",
  },
  {
    id: "phone-overflow",
    room: "components",
    mistake:
      "The four boxes of the countdown get a least width: /coming-soon scrolls sideways on phones.",
    file: "src/sections/opening/Countdown.module.css",
    find: "repeat(4, minmax(0, 1fr))",
    replace: "repeat(4, minmax(6.5rem, 1fr))",
  },
  {
    id: "menu-room",
    room: "components",
    mistake:
      "The header shows its social icons from 1000 px on instead of 1344: in a window of 1024 px the menu runs into them.",
    file: "src/layouts/Header.module.css",
    find: "@media (min-width: 84em) {\n    .socials",
    replace: "@media (min-width: 62.5em) {\n    .socials",
  },
  {
    id: "hidden-under-header",
    room: "components",
    mistake:
      "The height of the header is left out of the scroll padding: what is jumped or tabbed to lies under the header.",
    file: "src/styles/base.css",
    find: "scroll-padding-block: calc(var(--header) + var(--space-5)) var(--space-6);",
    replace: "scroll-padding-block: var(--space-5) var(--space-6);",
  },
  {
    id: "mouse-only",
    room: "components",
    mistake: "The campaigns of /home-three open to the mouse alone, no longer to the keyboard.",
    file: "src/sections/projects/CampaignGallery.module.css",
    find: ".bill:is(:hover, :has([open])) {",
    replace: ".bill:hover {",
  },

  {
    id: "error-not-tied",
    room: "forms",
    mistake:
      "A field no longer names its error as its description: a screen reader keeps it quiet.",
    file: "src/components/form/Field.tsx",
    find: "[optional && markId, hint && hintId, error && errorId]",
    replace: "[optional && markId, hint && hintId]",
  },
  {
    id: "entries-lost",
    room: "forms",
    mistake:
      "A form is emptied whatever came of it: after a failure every word has to be typed again.",
    file: "src/forms/useForm.ts",
    find: 'if (outcome === "sent") resetForm(',
    replace: "resetForm(",
  },
  {
    id: "sent-twice",
    room: "forms",
    mistake:
      "The guard against a second submit is gone, since the button is disabled: two clicks in the same moment send twice.",
    file: "src/forms/useSubmission.ts",
    find: '    if (underWay.current) return "dropped"\n',
    replace: "",
  },
  {
    id: "notice-returns",
    room: "forms",
    mistake:
      "The rule that hides a dismissed notice names another class: the notice of /sign-in is back at every visit.",
    file: "src/account/SecurityNotice.tsx",
    find: ".security-notice{display:none}",
    replace: ".notice{display:none}",
  },
  {
    id: "dead-form",
    room: "forms",
    mistake:
      "The rule that hides a form without scripts names another class: a form stands there that sends nothing.",
    file: "src/forms/Form.module.css",
    find: ":global(html:not([data-scripted])) .form",
    replace: ":global(html:not([data-script])) .form",
  },
  {
    id: "token-in-address",
    room: "forms",
    mistake:
      "The token of a reset link stays in the address: it lands in the history and in referrers.",
    file: "src/account/addressToken.ts",
    find: '    url.searchParams.delete("token")\n',
    replace: "",
  },

  {
    id: "room-too-small",
    room: "showcase",
    mistake:
      "The room kept free for a project has another shape than its picture: the page jumps when the project comes.",
    file: "src/showcase/projects/ProjectWaiting.tsx",
    find: '"16 / 9" : "16 / 10"',
    replace: '"16 / 9" : "4 / 3"',
  },
  {
    id: "turned-out-of-view",
    room: "showcase",
    mistake: "The smaller of two ways is scrolled: after a page turn the new title is out of view.",
    file: "src/showcase/useTurn.ts",
    find: "Math.max(toTop, toTitle)",
    replace: "Math.min(toTop, toTitle)",
  },
  {
    id: "page-past-the-end",
    room: "showcase",
    mistake: "One page too many: Next leads from the last page to an empty one.",
    file: "src/components/action/Pager.tsx",
    find: "page >= totalPages",
    replace: "page > totalPages",
  },
  {
    id: "not-as-built",
    room: "showcase",
    mistake:
      "A button is left out of the built page because printing needs a browser: React finds another page than it was told, and throws /pricing away.",
    file: "src/sections/company/PlanList.tsx",
    find: '        <ul className={css.plans} role="list">\n',
    replace:
      '        {typeof window !== "undefined" && (\n          <button type="button" onClick={() => window.print()}>\n            Print\n          </button>\n        )}\n        <ul className={css.plans} role="list">\n',
  },
  {
    id: "lazy-hero",
    room: "showcase",
    mistake:
      "The picture of the opening is no longer marked as the first one: the largest paint of every landing waits for it.",
    file: "src/sections/opening/LandingHero.tsx",
    find: "<Picture picture={img} first sizes",
    replace: "<Picture picture={img} sizes",
  },
  {
    id: "content-unchecked",
    room: "showcase",
    mistake:
      "The content is checked on the dev server only, to save time: an editor's misspelt field no longer stops the build with its name.",
    file: "gatsby-node.ts",
    find: "  stopOnBadContent(args)\n",
    replace: '  if (process.env.NODE_ENV === "development") stopOnBadContent(args)\n',
  },

  {
    id: "drafts-public",
    room: "service",
    mistake:
      "The filter of public lists is turned round: everyone reads what an editor has not published yet.",
    file: "cms/src/access.ts",
    find: '_status: { equals: "published" }',
    replace: '_status: { not_equals: "published" }',
  },
  {
    id: "messages-readable",
    room: "service",
    mistake:
      "Signed in is taken for administrator: every account of the site reads all contact messages.",
    file: "cms/src/collections/contacts/contacts.ts",
    find: "    read: administratorsOnly,",
    replace: "    read: ({ req }) => Boolean(req.user),",
  },
  {
    id: "limit-evaded",
    room: "service",
    mistake:
      "The limits count by a header that callers write themselves: a program that changes it is never stopped.",
    file: "cms/src/limits/clientAddress.ts",
    find: 'headers.get("x-client-address")',
    replace: 'headers.get("x-forwarded-for") ?? headers.get("x-client-address")',
  },
  {
    id: "lost-but-thanked",
    room: "service",
    mistake:
      "The look whether a message was kept is turned round: a visitor is thanked for one that the database lost.",
    file: "cms/src/product/contacts/send.ts",
    find: "if (totalDocs !== 1) throw",
    replace: "if (totalDocs > 1) throw",
  },
  {
    id: "accounts-told",
    room: "service",
    mistake:
      "No password is hashed for an unknown address: the time of an answer tells who has an account.",
    file: "cms/src/product/auth/login.ts",
    find: "const isRight = await isPassword(password, found)",
    replace: "const isRight = found !== null && (await isPassword(password, found))",
  },
  {
    id: "link-reused",
    room: "service",
    mistake: "A reset link is not burnt when it is used: it sets a password again and again.",
    file: "cms/src/accounts/passwordReset.ts",
    find: "{ ...chosen, resetPasswordToken: null, resetPasswordExpiration: null }",
    replace: "{ ...chosen }",
  },
]
