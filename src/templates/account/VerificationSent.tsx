import { graphql, type PageProps } from "gatsby"
import { AccountPage } from "../../account/AccountPage"
import * as css from "../../account/AccountPage.module.css"
import { RecipientEmail } from "../../account/RecipientEmail"
import { ButtonLink } from "../../components/action/Button"
import { required } from "../../required"
import type { PageContext } from "../../routes"

/** /verification-sent: which address the e-mail went to, and what to do next (docs/specification.md#account-pages). */
export default function VerificationSent({
  data,
  pageContext,
}: PageProps<Queries.VerificationSentPageQuery, PageContext<"account/VerificationSent">>) {
  const { img, sentTo, text, help, signIn } = required(
    data.account,
    "account.json",
  ).verificationSent
  return (
    <AccountPage
      title={pageContext.title}
      text={
        <>
          {sentTo} <RecipientEmail />.
        </>
      }
      picture={img}
      isMessage
    >
      <p>{text}</p>
      <p className={css.soft}>{help}</p>
      <p>
        <ButtonLink to="/sign-in">{signIn}</ButtonLink>
      </p>
    </AccountPage>
  )
}

export const query = graphql`
  query VerificationSentPage {
    account {
      verificationSent {
        img {
          ...HalfPicture
        }
        sentTo
        text
        help
        signIn
      }
    }
  }
`
