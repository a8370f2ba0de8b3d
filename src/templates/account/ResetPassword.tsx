import { graphql, type PageProps } from "gatsby"
import { AccountPage } from "../../account/AccountPage"
import { PasswordReset } from "../../account/passwordReset/PasswordReset"
import { required } from "../../required"
import type { PageContext } from "../../routes"

/** /reset-password, with or without a token in the URL (docs/specification.md#account-pages). */
export default function ResetPassword({
  data,
  pageContext,
  location,
}: PageProps<Queries.ResetPasswordPageQuery, PageContext<"account/ResetPassword">>) {
  const account = required(data.account, "account.json")
  const { email } = required(data.siteInfo, "site.json")
  return (
    <AccountPage title={pageContext.title} picture={account.resetPassword.img}>
      <PasswordReset
        texts={account.resetPassword}
        visit={`${location.key}${location.search}`}
        email={email}
      />
    </AccountPage>
  )
}

export const query = graphql`
  query ResetPasswordPage {
    account {
      resetPassword {
        img {
          ...HalfPicture
        }
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
