import { graphql } from "gatsby"
import { ArrowLink } from "../../components/action/ArrowLink"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { TitledTextData } from "../fragments"
import * as knots from "./Knots.module.css"
import * as css from "./MemberWork.module.css"

type MemberWorkProps = {
  texts: { readonly decision: string; readonly advice: string; readonly skills: string }
  decision: {
    readonly title: string
    readonly text: string
    readonly project: string
    /** The page that shows the project, if there is one. */
    readonly link: string | null
  }
  /** What the member would tell a client. */
  advice: string
  skills: readonly TitledTextData[]
}

/** What a member of the team decided in a project, is good at, and would tell a client. */
export function MemberWork({ texts, decision, advice, skills }: MemberWorkProps) {
  return (
    <>
      <Container className={css.columns}>
        <section className={css.decision} aria-labelledby="decision-title">
          <SectionHeading id="decision-title" eyebrow={texts.decision} text={decision.text}>
            {decision.title}
          </SectionHeading>
          {decision.link ? (
            <p>
              <ArrowLink to={decision.link}>{decision.project}</ArrowLink>
            </p>
          ) : (
            <p>{decision.project}</p>
          )}
        </section>
        {skills.length > 0 && (
          <section aria-labelledby="skills-title">
            <h2 id="skills-title" className={css.title}>
              {texts.skills}
            </h2>
            <dl className={`${knots.thread} ${css.skills}`}>
              {skills.map(({ title, text }) => (
                <div key={title} className={`${knots.knot} ${css.skill}`}>
                  <dt className={css.name}>{title}</dt>
                  <dd className={css.text}>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </Container>
      <section className={`bold ${css.advice}`} aria-labelledby="advice-title">
        <Container>
          <h2 id="advice-title" className={css.label}>
            {texts.advice}
          </h2>
          <blockquote className={css.quote}>
            <p>“{advice}”</p>
          </blockquote>
        </Container>
      </section>
    </>
  )
}

export const query = graphql`
  fragment MemberWork on TeamMember {
    page {
      decision {
        title
        text
        project
        link
      }
      advice
      skills {
        ...TitledText
      }
    }
  }
`
