import { group, link, list, text } from "../fields"
import { type ContentFiles, many } from "./contentFile"
import { id } from "./shared"

const legalPage = {
  id,
  slug: text("Last part of its address; must stand in src/routes.ts."),
  updated: text("Day of the last change: 2025-11-03.").matches(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    "must be a day such as 2025-11-03",
  ),
  intro: text("Two or three sentences that say the most important."),
  sections: list(
    "Sections, in order; they number themselves.",
    group("A section.", "LegalSection", {
      id: text("Its place in the page's address, after #: small letters, no spaces.").matches(
        /^[a-z][a-z0-9-]*$/,
        "must be small letters, figures and hyphens",
      ),
      title: text("Heading."),
      text: list("Paragraphs.", text("A paragraph.")),
      points: list("Bullet points under them; [] for none.", text("A sentence.")),
      links: list(
        "Links under them; [] for none.",
        group("A link.", "LegalLink", {
          label: text("What it says."),
          to: link("Where it leads."),
        }),
      ),
    }),
  ),
}

/** Terms and privacy. */
export const legalFiles: ContentFiles = {
  "legal.json": many("LegalPage", legalPage),
}
