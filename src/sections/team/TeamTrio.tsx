import { graphql } from "gatsby"
import { ArrowLink } from "../../components/action/ArrowLink"
import { classes } from "../../components/classes"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { IntroData } from "../fragments"
import { Person, type TeamMemberData } from "./Person"
import * as css from "./TeamTrio.module.css"

type TeamTrioProps = {
  team: IntroData & {
    /** Label of the link to the whole team. */
    readonly more: string
    readonly members: readonly { readonly member: TeamMemberData }[]
  }
  /** "steps": each a step higher than the last; "bills": three sizes on one baseline, like posters on a wall. */
  look: "steps" | "bills"
  /** Background, when it is not the page's. */
  tone?: "bold"
}

/** Three team members, with a link to the whole team. */
export function TeamTrio({ team, look, tone }: TeamTrioProps) {
  if (team.members.length === 0) return null
  return (
    <section
      className={classes(css.band, css[look], tone, tone && css.toned)}
      aria-labelledby="trio-title"
    >
      <Container className={css.inner}>
        <div className={css.heading}>
          <SectionHeading id="trio-title" eyebrow={team.eyebrow} text={team.text}>
            {team.title}
          </SectionHeading>
        </div>
        <ul className={css.people} role="list">
          {team.members.map(({ member }) => (
            <Person
              key={member.id}
              member={member}
              sizes="(min-width: 43.75em) 34vw, 52vw"
              className={css.person}
            />
          ))}
        </ul>
        <p>
          <ArrowLink to="/team">{team.more}</ArrowLink>
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
    more
    members {
      member {
        ...TeamMember
      }
    }
  }
`
