import { Link } from "../components/action/Link"
import { Spinner } from "../components/feedback/Spinner"
import * as css from "./AccountPage.module.css"
import { useAddressToken } from "./addressToken"
import { NewPasswordForm } from "./NewPasswordForm"
import { ResetRequestForm } from "./ResetRequestForm"
import { WithoutScript } from "./WithoutScript"

type PasswordResetProps = {
  /** What stands over the form in its two modes, and what the link to /sign-in says, from data/. */
  texts: { readonly request: string; readonly reset: string; readonly back: string }
  /** Tells one visit of the page from the next. */
  visit: string
  /** Where to write to when no script runs. */
  email: string
}

/** The two modes of /reset-password: the address decides which, once it can be read (SPEC 2.4, 4). */
export function PasswordReset({ texts, visit, email }: PasswordResetProps) {
  const token = useAddressToken(visit)
  if (token === undefined) {
    return (
      <div className={css.reservedForm}>
        <div data-waits="">
          <Spinner label="One moment..." />
        </div>
        <WithoutScript email={email} />
      </div>
    )
  }
  return (
    <div className={`${css.stack} ${css.reservedForm}`}>
      <p className={css.text}>{token ? texts.reset : texts.request}</p>
      {token ? <NewPasswordForm token={token} email={email} /> : <ResetRequestForm email={email} />}
      <p className={css.ways}>
        <Link to="/sign-in">{texts.back}</Link>
      </p>
    </div>
  )
}
