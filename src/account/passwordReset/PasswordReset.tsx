import { Link } from "../../components/action/Link"
import { Spinner } from "../../components/feedback/Spinner"
import * as css from "../AccountPage.module.css"
import { useAddressToken } from "../addressToken"
import { WithoutScript } from "../WithoutScript"
import { NewPasswordForm } from "./NewPasswordForm"
import { ResetRequestForm } from "./ResetRequestForm"

type PasswordResetProps = {
  /** Text above the form in each mode and label of the link to /sign-in, from data/. */
  texts: { readonly request: string; readonly reset: string; readonly back: string }
  /** Differs for each visit of the page. */
  visit: string
  /** E-mail address offered when scripts are off. */
  email: string
}

/**
 * The two modes of /reset-password, chosen by the token in the address once that can be read
 * (docs/specification.md#account-pages).
 */
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
