// @ts-check

/**
 * A realistic mistake, as a change to one file.
 * @typedef {object} Fault
 * @property {string} id
 * @property {keyof typeof areas} area
 * @property {string} mistake what was changed, and its effect on visitors or editors
 * @property {string} file
 * @property {string} find occurs exactly once in the file
 * @property {string} replace
 */

export const areas = {
  components: "Components and layouts",
  forms: "Forms and accounts",
  showcase: "Showcase and build",
  service: "Content service",
}

/**
 * The faults that the suites must catch. Each passes the type checker and the linter; half of them only show in a real
 * browser.
 * @type {readonly Fault[]}
 */
export const faults = [
  {
    id: "dark-contrast",
    area: "components",
    mistake:
      "A colour copied from the light scheme in place of its token: in the dark scheme, the date of a legal page is unreadable.",
    file: "src/sections/legal/LegalText.module.css",
    find: "    padding-block: var(--space-4);\n    color: var(--ink-soft);",
    replace: "    padding-block: var(--space-4);\n    color: #5b5045;",
  },
  {
    id: "phone-contrast",
    area: "components",
    mistake:
      "The block accent used as the text accent: on phones, the only place where it shows, the line above the title of /about-us is yellow on cream.",
    file: "src/sections/company/Story.module.css",
    find: "    margin-block-end: var(--space-3);\n    color: var(--accent-ink);",
    replace: "    margin-block-end: var(--space-3);\n    color: var(--accent);",
  },
  {
    id: "phone-overflow",
    area: "components",
    mistake:
      "The four boxes of the countdown get a minimum width: /coming-soon scrolls sideways on phones.",
    file: "src/sections/hero/Countdown.module.css",
    find: "repeat(4, minmax(0, 1fr))",
    replace: "repeat(4, minmax(6.5rem, 1fr))",
  },
  {
    id: "menu-room",
    area: "components",
    mistake:
      "The header shows its social icons from 1000 px instead of 1344: at 1024 px, the menu overlaps them.",
    file: "src/layouts/header/Header.module.css",
    find: "@media (min-width: 84em) {\n    .socials",
    replace: "@media (min-width: 62.5em) {\n    .socials",
  },
  {
    id: "hidden-under-header",
    area: "components",
    mistake:
      "The header's height is missing from the scroll padding: anchor and focus targets end up under the header.",
    file: "src/styles/base.css",
    find: "scroll-padding-block: calc(var(--header) + var(--space-5)) var(--space-6);",
    replace: "scroll-padding-block: var(--space-5) var(--space-6);",
  },
  {
    id: "mouse-only",
    area: "components",
    mistake: "The campaigns of /home-three open on hover only, no longer with the keyboard.",
    file: "src/sections/projects/CampaignGallery.module.css",
    find: ".bill:is(:hover, :has([open])) {",
    replace: ".bill:hover {",
  },

  {
    id: "error-not-tied",
    area: "forms",
    mistake:
      "A field's error is no longer its accessible description: screen readers don't announce it.",
    file: "src/components/form/Field.tsx",
    find: "[optional && markId, hint && hintId, error && errorId]",
    replace: "[optional && markId, hint && hintId]",
  },
  {
    id: "entries-lost",
    area: "forms",
    mistake:
      "A form is reset whatever the outcome: after a failure, everything has to be typed again.",
    file: "src/forms/useForm.ts",
    find: 'if (outcome === "sent") resetForm(',
    replace: "resetForm(",
  },
  {
    id: "sent-twice",
    area: "forms",
    mistake:
      "The guard against a second submit is removed because the button is disabled: a double click sends twice.",
    file: "src/forms/useSubmission.ts",
    find: '    if (underWay.current) return "dropped"\n',
    replace: "",
  },
  {
    id: "notice-returns",
    area: "forms",
    mistake:
      "The rule that hides a dismissed notice uses the wrong class: the notice on /sign-in returns on every visit.",
    file: "src/account/SecurityNotice.tsx",
    find: ".security-notice{display:none}",
    replace: ".notice{display:none}",
  },
  {
    id: "dead-form",
    area: "forms",
    mistake:
      "The rule that hides forms without scripts uses the wrong selector: visitors see a form that can't be sent.",
    file: "src/forms/Form.module.css",
    find: ":global(html:not([data-scripted])) .form",
    replace: ":global(html:not([data-script])) .form",
  },
  {
    id: "token-in-address",
    area: "forms",
    mistake:
      "The token of a reset link stays in the address: it leaks into the history and into referrers.",
    file: "src/account/addressToken.ts",
    find: '    url.searchParams.delete("token")\n',
    replace: "",
  },

  {
    id: "room-too-small",
    area: "showcase",
    mistake:
      "The space reserved for a project has another aspect ratio than its picture: the layout shifts when the project loads.",
    file: "src/showcase/projects/ProjectSkeleton.tsx",
    find: 'ratio="16 / 10"',
    replace: 'ratio="4 / 3"',
  },
  {
    id: "turned-out-of-view",
    area: "showcase",
    mistake:
      "The smaller of two distances is scrolled: after a page turn, the new title is out of view.",
    file: "src/showcase/useScrollAfterPaging.ts",
    find: "Math.max(toTop, toTitle)",
    replace: "Math.min(toTop, toTitle)",
  },
  {
    id: "page-past-the-end",
    area: "showcase",
    mistake: "Off by one: Next leads from the last page to an empty one.",
    file: "src/components/action/Pager.tsx",
    find: "page >= totalPages",
    replace: "page > totalPages",
  },
  {
    id: "not-as-built",
    area: "showcase",
    mistake:
      "A button is rendered only in the browser, because printing needs one: hydration fails, and React renders /pricing from scratch.",
    file: "src/sections/pricing/PlanList.tsx",
    find: '        <ul className={css.plans} role="list">\n',
    replace:
      '        {typeof window !== "undefined" && (\n          <button type="button" onClick={() => window.print()}>\n            Print\n          </button>\n        )}\n        <ul className={css.plans} role="list">\n',
  },
  {
    id: "lazy-hero",
    area: "showcase",
    mistake:
      "The opening picture is no longer marked as the first one: it loads lazily and delays the largest contentful paint of every landing page.",
    file: "src/sections/hero/LandingHero.tsx",
    find: "<Picture picture={img} first sizes",
    replace: "<Picture picture={img} sizes",
  },
  {
    id: "content-unchecked",
    area: "showcase",
    mistake:
      "The content is checked only on the dev server, to save time: an editor's misspelt field no longer stops the build.",
    file: "gatsby-node.ts",
    find: "  stopOnBadContent(args)\n",
    replace: '  if (process.env.NODE_ENV === "development") stopOnBadContent(args)\n',
  },

  {
    id: "drafts-public",
    area: "service",
    mistake: "The filter of public lists is inverted: everyone can read unpublished drafts.",
    file: "cms/src/access.ts",
    find: '_status: { equals: "published" }',
    replace: '_status: { not_equals: "published" }',
  },
  {
    id: "messages-readable",
    area: "service",
    mistake:
      "Being signed in counts as being an administrator: every account can read all contact messages.",
    file: "cms/src/collections/contacts/contacts.ts",
    find: "    read: administratorsOnly,",
    replace: "    read: ({ req }) => Boolean(req.user),",
  },
  {
    id: "limit-evaded",
    area: "service",
    mistake:
      "Rate limits use a header that clients control: a client that varies it is never limited.",
    file: "cms/src/limits/clientAddress.ts",
    find: 'headers.get("x-client-address")',
    replace: 'headers.get("x-forwarded-for") ?? headers.get("x-client-address")',
  },
  {
    id: "lost-but-thanked",
    area: "service",
    mistake:
      "The check that a message was stored is inverted: a visitor is thanked for a message that the database lost.",
    file: "cms/src/product/http/storeOnce.ts",
    find: "if (totalDocs !== 1)",
    replace: "if (totalDocs > 1)",
  },
  {
    id: "accounts-told",
    area: "service",
    mistake:
      "No password is hashed for an unknown address: the response time reveals who has an account.",
    file: "cms/src/product/auth/login.ts",
    find: "const isRight = await isPassword(password, found)",
    replace: "const isRight = found !== null && (await isPassword(password, found))",
  },
  {
    id: "link-reused",
    area: "service",
    mistake: "A reset link is not invalidated when it is used: it can be used again and again.",
    file: "cms/src/accounts/passwordReset.ts",
    find: "{ ...chosen, resetPasswordToken: null, resetPasswordExpiration: null }",
    replace: "{ ...chosen }",
  },
]
