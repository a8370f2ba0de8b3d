import { PageTabs } from "../../components/action/PageTabs"
import * as css from "./BlogViews.module.css"

type BlogViewsProps = {
  views: { readonly label: string; readonly list: string; readonly grid: string }
  /** Path of the current list. */
  current: string
  /** Current page of that list, from 1. */
  page: number
}

/** Tabs that switch between the list and the grid of all articles. */
export function BlogViews({ views: { label, list, grid }, current, page }: BlogViewsProps) {
  return (
    <div className={css.views}>
      <PageTabs
        label={label}
        pages={[
          { label: list, to: "/blog" },
          { label: grid, to: "/blog-grid" },
        ]}
        current={current}
        below={page > 1}
      />
    </div>
  )
}
