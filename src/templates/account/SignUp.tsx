import { graphql, type PageProps } from "gatsby"
import { AccountPage } from "../../account/AccountPage"
import * as css from "../../account/AccountPage.module.css"
import { ExternalSignIn } from "../../account/ExternalSignIn"
import { SignUpForm } from "../../account/SignUpForm"
import { Link } from "../../components/action/Link"
import { required } from "../../required"
import type { PageContext } from "../../routes"

/** /sign-up (docs/specification.md#account-pages). */
export default function SignUp({
  data,
  pageContext,
}: PageProps<Queries.SignUpPageQuery, PageContext<"account/SignUp">>) {
  const account = required(data.account, "account.json")
  const { email } = required(data.siteInfo, "site.json")
  const { text, known } = account.signUp
  return (
    <AccountPage title={pageContext.title} text={text} picture={account.img} mirrored>
      <SignUpForm email={email} />
      <p className={css.ways}>
        <Link to="/sign-in">{known}</Link>
      </p>
      <ExternalSignIn external={account.external} />
    </AccountPage>
  )
}

export const query = graphql`
  query SignUpPage {
    account {
      img {
        ...HalfPicture
      }
      signUp {
        text
        known
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
