import * as css from "./NoPage.module.css"

/** Stands on a service that is to have no page of its own: null, where "" is one that is still to come (SPEC 3). */
export function NoPage({ link }: { link: string | null }) {
  return link === null ? <p className={css.none}>No link available</p> : null
}
