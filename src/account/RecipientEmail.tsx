import { useSyncExternalStore } from "react"
import { messages } from "../messages"
import * as css from "./AccountPage.module.css"

/** The address passed on by the previous page, or "your email". */
export function RecipientEmail() {
  // Static HTML has no address; after a client-side navigation from /sign-up it is known at once.
  const email = useSyncExternalStore(neverChanges, passedOn, () => messages.unknownEmail)
  return <b className={css.address}>{email}</b>
}

function passedOn(): string {
  const email = window.history.state?.email
  return typeof email === "string" && email.trim() ? email : messages.unknownEmail
}

function neverChanges() {
  return () => {}
}
