import type { UIFieldServerProps } from "payload"
import { SendAgainButton } from "./SendAgainButton.tsx"

/** Sidebar button of a stored message that mails it again. */
export function SendAgain({ id }: UIFieldServerProps) {
  return id === undefined ? null : <SendAgainButton id={id} />
}
