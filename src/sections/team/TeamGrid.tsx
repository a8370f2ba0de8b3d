import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { IntroData } from "../fragments"
import { Person, type TeamMemberData } from "./Person"
import { ProfileLinks } from "./ProfileLinks"
import * as css from "./TeamGrid.module.css"

const TITLE = "team-title"

type TeamGridProps = {
  members: readonly TeamMemberData[]
  /** Shown when the team is empty. */
  empty: string
}

type TeamHeadingProps = {
  heading: IntroData
  /** About the team, beside the heading. */
  text: string
}

/** The team section's heading: the page's largest, since its title is only a label. */
export function TeamHeading({ heading, text }: TeamHeadingProps) {
  return (
    <Container className={css.heading}>
      <SectionHeading id={TITLE} eyebrow={heading.eyebrow}>
        {heading.title}
      </SectionHeading>
      <div className={css.about}>
        <p className={css.text}>{text}</p>
        {heading.text && <p>{heading.text}</p>}
      </div>
    </Container>
  )
}

/** The whole team, 4 to a row on wide screens and 2 on narrower ones (docs/specification.md#constants). */
export function TeamGrid({ members, empty }: TeamGridProps) {
  return (
    <section className={css.band} aria-labelledby={TITLE}>
      <Container>
        {members.length === 0 && <p className={css.empty}>{empty}</p>}
        <ul className={css.grid} role="list">
          {members.map((member, index) => (
            <Person
              key={member.id}
              member={member}
              first={index === 0}
              sizes="(min-width: 100em) 340px, (min-width: 62.5em) 22vw, 45vw"
              className={css.card}
            >
              <ProfileLinks name={member.name} networks={member} />
            </Person>
          ))}
        </ul>
      </Container>
    </section>
  )
}
