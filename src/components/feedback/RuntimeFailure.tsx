import { buttonClass } from "../action/Button"
import * as css from "./RuntimeFailure.module.css"

type RuntimeFailureProps = {
  /** Level of its heading, one below the heading above it. */
  headingLevel?: 2 | 3
  /** What doesn't work now, and what to try. */
  text: string
  /** Another way to the same goal, without script. */
  link: { to: string; label: string }
}

/**
 * Stands in for the error page on pages that need their script, when the runtime fails to load.
 * Rendered empty, so that text browsers, reader modes and search engines see no error that has not
 * happened; src/build/finish/runtimeFailure.js fills it in on failure.
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
      // Keeps React from removing the loader's text if hydration succeeds after all.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and empty.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  )
}
