import * as css from "./Breadcrumbs.module.css"
import { Link } from "./Link"

type BreadcrumbsProps = {
  /** The pages between Home and this one. */
  above?: readonly { readonly label: string; readonly to: string }[]
  /** This page. */
  current: string
}

const home = { label: "Home", to: "/" }

/** Breadcrumbs: Home, the pages in between and the current one, separated by squares of cloth. */
export function Breadcrumbs({ above = [], current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.crumbs} role="list">
        {[home, ...above].map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
