import * as css from "./NoPage.module.css"

/** Note on a service that has no page (null; "" means still to come), see docs/specification.md#documents. */
export function NoPage({ link }: { link: string | null }) {
  return link === null ? <p className={css.none}>No link available</p> : null
}
