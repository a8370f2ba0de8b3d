import * as css from "./Breadcrumbs.module.css"
import { Link } from "./Link"

/** A page in a breadcrumb trail. */
export type Crumb = {
  title: string
  path: string
}

type BreadcrumbsProps = {
  /** The pages between Home and this one. */
  above?: readonly Crumb[] | undefined
  /** This page. */
  current: string
}

const home = { title: "Home", path: "/" }

/** Breadcrumbs: Home, the pages in between and the current one, separated by squares of cloth. */
export function Breadcrumbs({ above = [], current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.crumbs} role="list">
        {[home, ...above].map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
