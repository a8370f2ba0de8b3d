import { graphql, type PageProps } from "gatsby"
import { AccountPage } from "../account/AccountPage"
import * as css from "../account/AccountPage.module.css"
import { PasswordReset } from "../account/PasswordReset"
import { Link } from "../components/action/Link"
import type { PageContext } from "../routes"
import { must } from "./must"

/** /reset-password, with a token in the address or without (SPEC 2.4). */
export default function ResetPassword({
  data,
  pageContext,
  location,
}: PageProps<Queries.ResetPasswordPageQuery, PageContext>) {
  const account = must(data.account, "account.json")
  const { email } = must(data.siteInfo, "site.json")
  const { back, ...texts } = account.resetPassword
  return (
    <AccountPage title={pageContext.title} picture={account.img}>
      <PasswordReset texts={texts} visit={`${location.key}${location.search}`} email={email} />
      <p className={css.ways}>
        <Link to="/sign-in">{back}</Link>
      </p>
    </AccountPage>
  )
}

export const query = graphql`
  query ResetPasswordPage {
    account {
      img {
        ...HalfPicture
      }
      resetPassword {
        request
        reset
        back
      }
    }
    siteInfo {
      email
    }
  }
`
