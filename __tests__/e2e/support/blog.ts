import type { Page } from "@playwright/test"
import posts from "../../../data/posts.json"

/** The articles of the blog's lists, newest first. */
export const listed = posts
  .filter((post) => !("sample" in post))
  .sort((a, b) => b.date.localeCompare(a.date))

export const main = (page: Page) => page.getByRole("main")

/** The results of a search. */
export const results = (page: Page) => main(page).getByRole("region", { name: "Results" })
