import { buttonClass } from "../action/Button"
import * as css from "./RuntimeFailure.module.css"

type RuntimeFailureProps = {
  /** Level of its heading, one below the heading above it. */
  headingLevel?: 2 | 3
  /** What can't be used now, and what to try. */
  text: string
  /** Another way to the same end, which needs no script. */
  link: { to: string; label: string }
}

/**
 * The place of the router's error page (SPEC 2.2, 8) for a runtime that never came, on pages that can't do without their
 * script. It is empty: text browsers, reader modes and search engines must not meet an error that has not happened. The
 * late loader (src/build/finish/lateLoader.js) writes the words when the runtime has failed.
 */
export function RuntimeFailure({ headingLevel = 2, text, link }: RuntimeFailureProps) {
  const words = {
    heading: `h${headingLevel}`,
    headingClass: css.title,
    text,
    href: link.to,
    label: link.label,
    buttonClass: buttonClass("solid"),
  }
  return (
    <div
      className={css.failure}
      role="alert"
      data-runtime-failure={JSON.stringify(words)}
      // What the loader may have written here is left alone when the page comes alive after all.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and empty.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  )
}
