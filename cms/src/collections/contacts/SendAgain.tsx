import type { UIFieldServerProps } from "payload"
import { SendAgainButton } from "./SendAgainButton.tsx"

/** Beside a stored message: mails it once more. */
export function SendAgain({ id }: UIFieldServerProps) {
  return id === undefined ? null : <SendAgainButton id={id} />
}
