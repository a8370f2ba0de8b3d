import { graphql } from "gatsby"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import { SkillBar, type SkillData } from "../../components/text/SkillBar"
import * as css from "./Skills.module.css"

type SkillsProps = {
  skills: {
    readonly title: string
    readonly text: string
    readonly items: readonly SkillData[]
  }
}

/** A team member's skills as bars (docs/specification.md#constants). */
export function Skills({ skills }: SkillsProps) {
  return (
    <section className={`night ${css.band}`} aria-labelledby="skills-title">
      <Container className={css.inner}>
        <SectionHeading id="skills-title" text={skills.text}>
          {skills.title}
        </SectionHeading>
        <dl className={css.bars}>
          {skills.items.map((skill) => (
            <SkillBar key={skill.title} skill={skill} />
          ))}
        </dl>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment Skills on TeamProfile {
    skills {
      title
      text
      items {
        title
        percent
      }
    }
  }
`
