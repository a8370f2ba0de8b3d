import { useRef, useState } from "react"
import { Helmet } from "react-helmet"
import { Icon } from "../components/media/Icon"
import { messages } from "../messages"
import * as css from "./SecurityNotice.module.css"

/** Where this browser keeps which notice was dismissed. The script in the head reads it too: layouts/scheme.ts. */
const STORAGE_KEY = "dismissed"

type SecurityNoticeProps = {
  notice: {
    /** Tells it from the next notice, which is shown again. */
    readonly slug: string
    readonly text: string
    readonly dismiss: string
  }
}

/**
 * A notice that stays dismissed (SPEC 2.4). The head's script has said which one was before the first paint, and a rule
 * hides it: nothing flashes, nothing moves.
 */
export function SecurityNotice({ notice: { slug, text, dismiss } }: SecurityNoticeProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isDismissed, setDismissed] = useState(false)

  function remember() {
    setDismissed(true)
    // The focus was on what has just gone.
    frame.current?.focus()
    try {
      localStorage.setItem(STORAGE_KEY, slug)
    } catch {
      // A browser that keeps nothing: dismissed for as long as the page stands.
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
