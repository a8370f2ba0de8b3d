import { graphql } from "gatsby"
import { MaybeLink } from "../../../components/action/MaybeLink"
import { Credits } from "../../../components/case/Credits"
import { Container } from "../../../components/text/Container"
import * as css from "./CaseCredits.module.css"

type CaseCreditsProps = {
  credits: {
    readonly title: string
    readonly items: readonly {
      readonly role: string
      readonly member: { readonly name: string; readonly link: string | null }
    }[]
  }
}

/** Who made it, with what each of them did. */
export function CaseCredits({ credits: { title, items } }: CaseCreditsProps) {
  if (items.length === 0) return null
  return (
    <Container className={css.band}>
      <h3 className={css.title}>{title}</h3>
      <Credits
        credits={items.map(({ role, member: { name, link } }) => ({
          role,
          name: <MaybeLink to={link}>{name}</MaybeLink>,
        }))}
      />
    </Container>
  )
}

export const query = graphql`
  fragment CaseCredits on CaseCredits {
    title
    items {
      role
      member {
        name
        link
      }
    }
  }
`
