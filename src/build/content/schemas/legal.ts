import { day, group, link, list, shortText, text } from "../fields"
import { type ContentFiles, many, one } from "./contentFile"
import { id } from "./shared"

const legalPage = {
  id,
  slug: text("Last part of its address, as in src/routes/table.ts."),
  updated: day("Date of the last change."),
  intro: text("Two or three sentences that sum up the page."),
  sections: list(
    "Sections, in order; numbered automatically.",
    group("A section.", "LegalSection", {
      id: text(
        "The section's anchor in the page's address, after #: lower-case letters, no spaces.",
      ).matches(/^[a-z][a-z0-9-]*$/, "may contain only lower-case letters, digits and hyphens"),
      title: shortText("Heading."),
      text: list("Paragraphs.", text("A paragraph.")),
      points: list("Bullet points below the paragraphs; [] for none.", text("A sentence.")),
      links: list(
        "Links below the bullet points; [] for none.",
        group("A link.", "LegalLink", {
          label: shortText("Its label."),
          to: link("Link target."),
        }),
      ),
    }),
  ),
}

const { updated, intro, sections } = legalPage

/**
 * The privacy page's texts while page views are counted. {service} and {server} stand for whom the operator has chosen; a
 * section replaces the one of the same id.
 */
const privacyAnalytics = { updated, intro, sections }

/** Terms and privacy. */
export const legalFiles: ContentFiles = {
  "legal.json": many("LegalPage", legalPage),
  "privacy-analytics.json": one("PrivacyAnalytics", privacyAnalytics),
}
