import { PageTabs } from "../../components/action/PageTabs"
import * as css from "./BlogViews.module.css"

type BlogViewsProps = {
  views: { readonly label: string; readonly list: string; readonly grid: string }
  /** Path of the list that is shown. */
  current: string
  /** Page of it, from 1. */
  page: number
}

/** All articles as a list or as a grid: the way from one to the other. */
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
