import { Link } from "../components/action/Link"
import { messages } from "../messages"
import * as css from "./PrivacyNote.module.css"

/** The sentence beside every form that says what its data is used for. */
export function PrivacyNote() {
  return (
    <p className={css.note}>
      {messages.privacy} {/* A new tab keeps what has been entered here. */}
      <Link to="/privacy" target="_blank">
        {messages.privacyLink} <span className="visually-hidden">{messages.newTab}</span>
      </Link>
    </p>
  )
}
