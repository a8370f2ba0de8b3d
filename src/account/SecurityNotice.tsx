import { useRef, useState } from "react"
import { Helmet } from "react-helmet"
import { Icon } from "../components/media/Icon"
import { messages } from "../messages"
import * as css from "./SecurityNotice.module.css"

/** Storage key of the dismissed notice, which the head's inline script also reads (scheme.ts). */
const STORAGE_KEY = "dismissed"

type SecurityNoticeProps = {
  notice: {
    /** Identifies the notice; a notice with a new slug is shown again. */
    readonly slug: string
    readonly text: string
    readonly dismiss: string
  }
}

/**
 * A notice that stays dismissed (docs/specification.md#account-pages). The head's inline script
 * sets data-dismissed before the first paint and a CSS rule hides the notice, so nothing flashes.
 */
export function SecurityNotice({ notice: { slug, text, dismiss } }: SecurityNoticeProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isDismissed, setDismissed] = useState(false)

  function remember() {
    setDismissed(true)
    // The button that had the focus disappears.
    frame.current?.focus()
    try {
      localStorage.setItem(STORAGE_KEY, slug)
    } catch {
      // Storage is blocked: dismissed until the next page load.
    }
  }

  return (
    <div ref={frame} tabIndex={-1}>
      <Helmet>
        <style>{hideWhenDismissed(slug)}</style>
      </Helmet>
      <div className={`security-notice ${css.notice}`} hidden={isDismissed}>
        <p>{text}</p>
        <button type="button" className={css.dismiss} onClick={remember}>
          <Icon name="close" />
          <span className="visually-hidden">{dismiss}</span>
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {isDismissed && messages.noticeDismissed}
      </p>
    </div>
  )
}

function hideWhenDismissed(slug: string): string {
  return `html[data-dismissed="${slug}"] .security-notice{display:none}`
}
