import { type Credentials, resendVerification } from "../api/product"
import { Button } from "../components/action/Button"
import { Notice } from "../components/feedback/Notice"
import { withRetry } from "../forms/failure"
import { useSubmission } from "../forms/useSubmission"
import { messages } from "../messages"
import * as css from "./AccountPage.module.css"

type ResendVerificationProps = {
  /** Of an account whose address is still to be verified. */
  credentials: Credentials
}

/** Sends the verification mail once more, and says what came of it. */
export function ResendVerification({ credentials }: ResendVerificationProps) {
  const [submission, submit] = useSubmission<Credentials>(async (values, signal) => {
    await resendVerification(values, signal)
    return "done"
  })
  const sending = submission.state === "sending"
  return (
    <div className={css.stack}>
      <div>
        {/* Not disabled while it sends: the focus would be lost, and a second click sends nothing anyway. */}
        <Button look="outline" aria-disabled={sending} onClick={() => submit(credentials)}>
          {sending ? messages.busy : messages.resendSubmit}
        </Button>
      </div>
      <Notice tone="good">{submission.state === "done" && messages.resent}</Notice>
      {submission.state === "failed" && (
        <Notice tone="bad">{withRetry(messages.resendFailed, submission.error)}</Notice>
      )}
    </div>
  )
}
