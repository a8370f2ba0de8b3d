import { useSyncExternalStore } from "react"
import { messages } from "../messages"
import * as css from "./AccountPage.module.css"

/** The address that the page before has passed on, or "your email" (SPEC 2.4). */
export function SentTo() {
  // Written without one; known at once to who comes from /sign-up.
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
