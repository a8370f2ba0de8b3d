import { PageTabs } from "../../components/action/PageTabs"
import { classes } from "../../components/classes"
import { TitleBar } from "../hero/TitleBar"
import * as css from "./BlogOpening.module.css"
import * as tabs from "./ViewTabs.module.css"

type BlogOpeningProps = {
  title: string
  crumb: string | undefined
  text: string
  views: { readonly label: string; readonly list: string; readonly grid: string }
  /** Path of the current list. */
  current: string
  /** Current page of that list, from 1. */
  page: number
}

/**
 * The opening of the list and the grid of all articles: the title, large on the first page of each, and tabs that
 * switch between both.
 */
export function BlogOpening({
  title,
  crumb,
  text,
  views: { label, list, grid },
  current,
  page,
}: BlogOpeningProps) {
  return (
    <div
      className={classes(
        "whole",
        // Has the pictures that the sidebar would show again (Sidebar.module.css).
        current === "/blog-grid" && "shown",
        page === 1 && (current === "/blog" ? css.large : css.wide),
      )}
    >
      <TitleBar title={title} {...(crumb && { crumb })}>
        <div className={css.beside}>
          <p className={css.text}>{text}</p>
          <PageTabs
            label={label}
            pages={[
              { label: list, to: "/blog" },
              { label: grid, to: "/blog-grid" },
            ]}
            current={current}
            look={{ list: tabs.tabs, link: tabs.tab }}
            below={page > 1}
          />
        </div>
      </TitleBar>
    </div>
  )
}
