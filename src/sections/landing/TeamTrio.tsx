import { graphql } from "gatsby"
import { Link } from "../../components/action/Link"
import { Picture } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { TeamMemberData } from "../company/TeamGrid"
import * as css from "./TeamTrio.module.css"

type TeamTrioProps = {
  team: {
    readonly eyebrow: string
    readonly title: string
    readonly text: string
    readonly members: readonly { readonly member: TeamMemberData }[]
  }
  /** "row": side by side; "steps": each a step higher. */
  look?: "row" | "steps"
}

/** Three people of the team (SPEC 2.5), and the way to the others. */
export function TeamTrio({ team, look = "row" }: TeamTrioProps) {
  return (
    <section className={css.band} aria-labelledby="trio-title">
      <Container>
        <SectionHeading id="trio-title" eyebrow={team.eyebrow} text={team.text}>
          {team.title}
        </SectionHeading>
        <ul className={`${css.people} ${css[look]}`} role="list">
          {team.members.map(({ member: { id, name, designation, img, link } }) => (
            <li key={id} className={css.person}>
              <Picture picture={img} sizes="(min-width: 900px) 30vw, 92vw" className={css.img} />
              <h3 className={css.name}>{link ? <Link to={link}>{name}</Link> : name}</h3>
              <p className={css.designation}>{designation}</p>
            </li>
          ))}
        </ul>
        <p className={css.more}>
          <Link to="/team">The whole team</Link>
        </p>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment TeamTrio on LandingTeam {
    eyebrow
    title
    text
    members {
      member {
        ...TeamMember
      }
    }
  }
`
