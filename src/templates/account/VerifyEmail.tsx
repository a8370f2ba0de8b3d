import { graphql, type PageProps } from "gatsby"
import { AccountPage } from "../../account/AccountPage"
import { EmailVerification, verificationTitle } from "../../account/verification/EmailVerification"
import { useVerification } from "../../account/verification/useVerification"
import { required } from "../../required"
import type { PageContext } from "../../routes"

/** /verify-email?token=…, the page that the verification e-mail links to (docs/specification.md#account-pages). */
export default function VerifyEmail({
  data,
  pageContext,
  location,
}: PageProps<Queries.VerifyEmailPageQuery, PageContext<"account/VerifyEmail">>) {
  const { img, help } = required(data.account, "account.json").verifyEmail
  const { email } = required(data.siteInfo, "site.json")
  const [verification, retry] = useVerification(`${location.key}${location.search}`)
  return (
    <AccountPage title={verificationTitle(verification, pageContext.title)} picture={img}>
      <EmailVerification verification={verification} onRetry={retry} help={help} email={email} />
    </AccountPage>
  )
}

export const query = graphql`
  query VerifyEmailPage {
    account {
      verifyEmail {
        img {
          ...HalfPicture
        }
        help
      }
    }
    siteInfo {
      email
    }
  }
`
