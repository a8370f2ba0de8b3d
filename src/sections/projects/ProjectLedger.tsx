import { CardLink } from "../../components/action/CardLink"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Icon } from "../../components/media/Icon"
import { Picture } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { LinkedIntroData } from "../fragments"
import * as css from "./ProjectLedger.module.css"
import type { ProjectCardData } from "./ProjectSlider"

/** On phones every third picture is as wide as the window. */
const sizesOf = (index: number) =>
  `(min-width: 62.5em) ${index === 0 ? 56 : 22}vw, (min-width: 37.5em) 34vw, ${index % 3 === 0 ? "100vw" : "192px"}`

type ProjectLedgerProps = {
  heading: LinkedIntroData
  projects: readonly ProjectCardData[]
}

/** Projects as ruled rows: picture, title, description and client. The first one's picture is large, on phones every third. */
export function ProjectLedger({ heading, projects }: ProjectLedgerProps) {
  if (projects.length === 0) return null
  return (
    <section id="projects" className={css.band} aria-labelledby="projects-title">
      <Container>
        <div className={css.heading}>
          <SectionHeading
            id="projects-title"
            eyebrow={heading.eyebrow}
            text={heading.text}
            action={heading.action}
          >
            {heading.title}
          </SectionHeading>
        </div>
        <ul className={css.entries} role="list">
          {projects.map(({ id, title, company, category, description, link, img }, index) => (
            <li key={id} className={css.entry}>
              <ClothFrame className={css.picture}>
                <Picture picture={img} sizes={sizesOf(index)} className={css.img} />
              </ClothFrame>
              <div>
                <h3 className={css.title}>
                  <CardLink to={link}>{title}</CardLink>
                </h3>
                <p className={css.kind}>{category}</p>
              </div>
              <p className={css.text}>{description}</p>
              <p className={css.client}>For {company}</p>
              {link && (
                <span className={css.sign}>
                  <Icon name="arrow" />
                </span>
              )}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
