import * as css from "./Honeypot.module.css"

/** The honeypot field's name in the HTML, where bots must not recognise it; browsers don't autofill it. */
export const HONEYPOT_NAME = "reference"

/**
 * The honeypot: a field that people can neither see nor reach, but bots fill in. Positioned off
 * screen rather than `hidden`, because some bots skip hidden fields.
 */
export function Honeypot() {
  return (
    <div className={css.honeypot} aria-hidden="true">
      <label>
        Leave this empty
        <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
