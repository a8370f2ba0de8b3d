import { graphql, type PageProps } from "gatsby"
import { AccountPage } from "../../account/AccountPage"
import * as css from "../../account/AccountPage.module.css"
import { ExternalSignIn } from "../../account/ExternalSignIn"
import { SecurityNotice } from "../../account/SecurityNotice"
import { SignedOut } from "../../account/SignedOut"
import { SignInForm } from "../../account/SignInForm"
import { Link } from "../../components/action/Link"
import { messages } from "../../messages"
import { required } from "../../required"
import type { PageContext } from "../../routes"

/** /sign-in (docs/specification.md#account-pages). */
export default function SignIn({
  data,
  pageContext,
  location,
}: PageProps<Queries.SignInPageQuery, PageContext<"account/SignIn">>) {
  const account = required(data.account, "account.json")
  const { email } = required(data.siteInfo, "site.json")
  const { text, notice, newHere } = account.signIn
  return (
    <AccountPage title={pageContext.title} text={text} picture={account.img}>
      <SignedOut search={location.search} />
      <SecurityNotice notice={notice} />
      <SignInForm email={email} />
      <p className={css.ways}>
        <Link to="/reset-password">{messages.forgotPassword}</Link>{" "}
        <Link to="/sign-up">{newHere}</Link>
      </p>
      <ExternalSignIn external={account.external} />
    </AccountPage>
  )
}

export const query = graphql`
  query SignInPage {
    account {
      img {
        ...HalfPicture
      }
      signIn {
        text
        notice {
          slug
          text
          dismiss
        }
        newHere
      }
      external {
        ...ExternalSignIn
      }
    }
    siteInfo {
      email
    }
  }
`
