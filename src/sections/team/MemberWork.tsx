import { graphql } from "gatsby"
import { ArrowLink } from "../../components/action/ArrowLink"
import { classes } from "../../components/classes"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { TitledTextData } from "../fragments"
import * as css from "./MemberWork.module.css"

type MemberWorkProps = {
  texts: { readonly decision: string; readonly advice: string; readonly skills: string }
  decision: {
    readonly title: string
    readonly text: string
    readonly project: string
    /** The page that shows the project, if there is one. */
    readonly link: string | null
    readonly img: PictureData | null
  }
  /** What the member would tell a client. */
  advice: string
  skills: readonly TitledTextData[]
  /** Classes of the ground on which the advice stands (docs/design.md#tokens). */
  cloth: string
}

/** What a member of the team decided in a project, is good at, and would tell a client. */
export function MemberWork({ texts, decision, advice, skills, cloth }: MemberWorkProps) {
  return (
    <>
      <section
        className={classes("night", decision.img && css.pictured)}
        aria-labelledby="decision-title"
      >
        {decision.img && (
          <div className={css.picture}>
            <Picture
              picture={decision.img}
              sizes="(min-width: 56.25em) 58vw, 100vw"
              className={css.img}
            />
          </div>
        )}
        <Container className={css.words}>
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
        </Container>
      </section>
      {skills.length > 0 && (
        <section className={css.band} aria-labelledby="skills-title">
          <Container>
            <h2 id="skills-title" className={css.title}>
              {texts.skills}
            </h2>
            <dl className={css.skills}>
              {skills.map(({ title, text }) => (
                <div key={title} className={css.skill}>
                  <dt className={css.name}>{title}</dt>
                  <dd className={css.text}>{text}</dd>
                </div>
              ))}
            </dl>
          </Container>
        </section>
      )}
      <section className={`${cloth} ${css.advice}`} aria-labelledby="advice-title">
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
        img {
          ...HeroPicture
        }
      }
      advice
      skills {
        ...TitledText
      }
    }
  }
`
