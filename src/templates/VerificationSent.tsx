import { graphql, type PageProps } from "gatsby"
import { AccountPage } from "../account/AccountPage"
import * as css from "../account/AccountPage.module.css"
import { SentTo } from "../account/SentTo"
import { ButtonLink } from "../components/action/Button"
import { must } from "../must"
import type { PageContext } from "../routes"

/** /verification-sent: where the mail went, and what to do with it (SPEC 2.4). */
export default function VerificationSent({
  data,
  pageContext,
}: PageProps<Queries.VerificationSentPageQuery, PageContext>) {
  const { img, verificationSent } = must(data.account, "account.json")
  const { sentTo, text, help, signIn } = verificationSent
  return (
    <AccountPage
      title={pageContext.title}
      text={
        <>
          {sentTo} <SentTo />.
        </>
      }
      picture={img}
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
      img {
        ...HalfPicture
      }
      verificationSent {
        sentTo
        text
        help
        signIn
      }
    }
  }
`
