import { replaceStylesheets } from "./stylesheetCopies"

/**
 * The end of what a page shows first. The build inlines the styles of what precedes it and puts the
 * links to the whole stylesheets here, which follow once the first view is painted; until then, its
 * following siblings are absent (src/build/finish/firstStyles.ts). A layout has one below the page; a
 * template places its own where the first view of a long page ends.
 */
export function FirstViewEnd() {
  return (
    <div
      ref={replaceStylesheets}
      hidden
      data-first-view-end=""
      // React must neither compare nor remove what the build adds.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  )
}
