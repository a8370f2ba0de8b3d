import { CardLink } from "../../components/action/CardLink"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Icon } from "../../components/media/Icon"
import { Picture } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { LinkedIntroData } from "../fragments"
import * as css from "./ProjectLedger.module.css"
import type { ProjectCardData } from "./ProjectSlider"

const sizes = "(min-width: 56.25em) 22vw, (min-width: 37.5em) 34vw, 192px"
const sizesOfFirst = "(min-width: 62.5em) 56vw, (min-width: 37.5em) 34vw, 100vw"

type ProjectLedgerProps = {
  heading: LinkedIntroData
  projects: readonly ProjectCardData[]
}

/** Projects as ruled rows: picture, title, description and client. The first one's picture is large. */
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
                <Picture
                  picture={img}
                  sizes={index === 0 ? sizesOfFirst : sizes}
                  className={css.img}
                />
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
