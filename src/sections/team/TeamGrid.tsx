import type { ComponentProps } from "react"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { IntroData } from "../fragments"
import { TitleBar } from "../hero/TitleBar"
import { Person, type TeamMemberData } from "./Person"
import { ProfileLinks } from "./ProfileLinks"
import * as css from "./TeamGrid.module.css"

const TITLE = "team-title"

type TeamGridProps = {
  members: readonly TeamMemberData[]
  /** Shown when the team is empty. */
  empty: string
}

type TeamOpeningProps = Pick<ComponentProps<typeof TitleBar>, "title" | "crumb"> & {
  heading: IntroData
  /** About the team, below the heading. */
  text: string
}

/** The page's title, and beside it the team section's heading. The first portraits hang into its ground. */
export function TeamOpening({ heading, text, ...title }: TeamOpeningProps) {
  return (
    <div className={`whole night ${css.opening}`}>
      <TitleBar {...title}>
        <div className={css.heading}>
          <SectionHeading id={TITLE} eyebrow={heading.eyebrow}>
            {heading.title}
          </SectionHeading>
          <p className={css.text}>{text}</p>
          {heading.text && <p className={css.text}>{heading.text}</p>}
        </div>
      </TitleBar>
    </div>
  )
}

/**
 * The whole team, 4 to a row on wide screens and 2 on narrower ones (docs/specification.md#constants), and below it a chair
 * for each and a free one, which hang into the call to action.
 */
export function TeamGrid({ members, empty }: TeamGridProps) {
  return (
    <section aria-labelledby={TITLE}>
      <Container>
        {members.length === 0 && <p className={css.empty}>{empty}</p>}
        <ul className={css.grid} role="list">
          {members.map((member, index) => (
            <Person
              key={member.id}
              member={member}
              first={index === 0}
              sizes="(min-width: 100em) 340px, (min-width: 62.5em) 22vw, 50vw"
              className={css.card}
            >
              <ProfileLinks name={member.name} networks={member} />
            </Person>
          ))}
        </ul>
        {members.length > 0 && (
          <div className={css.chairs} aria-hidden="true">
            {members.map(({ id }) => (
              <span key={id} className={css.chair} />
            ))}
            <span className={css.free} />
          </div>
        )}
      </Container>
    </section>
  )
}
