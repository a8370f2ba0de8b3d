import { optionalText, shortText, summary, text, withName } from "../texts"
import { type ContentFiles, many } from "./contentFile"

const page = {
  path: text(
    "The page's address, as in src/routes/table.ts. Every page there has one item here. The homepage's is its name: /home-one if data/site.json chooses no other.",
  ),
  title: withName(
    shortText(
      "The page's subject: its name in browser tabs, search results and breadcrumbs, and on most pages its heading. No two pages have the same. {name} is the name in data/site.json, here and in the other texts.",
    ),
  ),
  description: withName(
    summary(
      "One or two sentences for search results and shared links, 70 to 160 characters. No two pages have the same.",
    ),
  ),
  crumb: withName(optionalText("Short name for breadcrumbs, if the title is too long.")),
}

/** Titles and descriptions of the pages in the route table. */
export const pageFiles: ContentFiles = { "pages.json": many("PageTexts", page) }
