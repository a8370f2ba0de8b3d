import { type Credentials, resendVerification } from "../../api/product"
import { Button } from "../../components/action/Button"
import { Notice } from "../../components/feedback/Notice"
import { withRetry } from "../../forms/failure"
import { useSubmission } from "../../forms/useSubmission"
import { messages } from "../../messages"
import * as css from "../AccountPage.module.css"

type ResendVerificationProps = {
  /** Of an account whose address is not yet verified. */
  credentials: Credentials
}

/** Sends the verification e-mail again and shows the result. */
export function ResendVerification({ credentials }: ResendVerificationProps) {
  const [submission, submit] = useSubmission<Credentials>(async (values, signal) => {
    await resendVerification(values, signal)
    return "done"
  })
  const sending = submission.state === "sending"
  return (
    <div className={css.stack}>
      <div>
        {/* Not disabled while sending, to keep the focus; a second click is ignored anyway. */}
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
