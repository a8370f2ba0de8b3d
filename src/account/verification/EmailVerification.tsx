import type { ReactNode } from "react"
import { Button, ButtonLink } from "../../components/action/Button"
import { Notice } from "../../components/feedback/Notice"
import { Spinner } from "../../components/feedback/Spinner"
import { withRetry } from "../../forms/failure"
import { messages } from "../../messages"
import * as css from "../AccountPage.module.css"
import { RedirectNotice } from "../RedirectNotice"
import { WithoutScript } from "../WithoutScript"
import { mayPass, type VerificationState } from "./useVerification"

type EmailVerificationProps = {
  verification: VerificationState
  onRetry: () => void
  /** What to do if the link does not work. */
  help: string
  /** E-mail address offered when scripts are off. */
  email: string
}

/** The state of the verification, and links to go on (docs/specification.md#account-pages). */
export function EmailVerification({ verification, onRetry, help, email }: EmailVerificationProps) {
  const { state } = verification
  return (
    <div className={`${css.stack} ${css.reserved}`}>
      {state === "verifying" && (
        <>
          <div data-waits="">
            <Spinner label={messages.verifying} />
          </div>
          <WithoutScript email={email} />
        </>
      )}
      <Notice tone="good">{state === "verified" && messages.verified}</Notice>
      {state === "verified" && <RedirectNotice to="/sign-in" label="Sign in" seconds={5} />}
      {state === "missing" && <Failure text={messages.verificationTokenMissing} help={help} />}
      {verification.state === "failed" && (
        <Failure text={withRetry(messages.verificationFailed, verification.error)} help={help}>
          {mayPass(verification.error) && <Button onClick={onRetry}>Try again</Button>}
        </Failure>
      )}
    </div>
  )
}

/** The page's h1 during and after verification. */
export function verificationTitle({ state }: VerificationState, title: string): string {
  if (state === "verifying") return title
  return state === "verified" ? messages.verifiedTitle : messages.verificationFailedTitle
}

type FailureProps = {
  text: string
  help: string
  /** A button that tries again, instead of the help. */
  children?: ReactNode
}

function Failure({ text, help, children }: FailureProps) {
  return (
    <>
      <Notice tone="bad">{text}</Notice>
      {!children && <p>{help}</p>}
      <div className={css.actions}>
        {children}
        <ButtonLink to="/sign-in" look={children ? "outline" : "solid"}>
          Sign in
        </ButtonLink>
        <ButtonLink to="/sign-up" look="outline">
          Sign up
        </ButtonLink>
      </div>
    </>
  )
}
