import { graphql } from "gatsby"
import { Link } from "../../components/action/Link"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Slider } from "../../components/media/Slider"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import * as css from "./ProjectSlider.module.css"

export type ProjectCardData = {
  readonly id: string
  readonly title: string
  readonly company: string
  readonly category: string
  readonly description: string
  readonly link: string | null
  readonly img: PictureData
}

type ProjectSliderProps = {
  heading: { readonly eyebrow: string; readonly title: string; readonly text: string }
  projects: readonly ProjectCardData[]
}

/** Projects side by side: 24 px apart, 1, 2 and 3 from 640, 900 and 1600 px, a bar to drag (SPEC 9). */
export function ProjectSlider({ heading, projects }: ProjectSliderProps) {
  return (
    <section id="projects" className={css.band} aria-labelledby="projects-title">
      <Container className={css.inner}>
        <SectionHeading id="projects-title" eyebrow={heading.eyebrow} text={heading.text}>
          {heading.title}
        </SectionHeading>
        <Slider
          label={heading.title}
          inView={{ 640: 1, 900: 2, 1600: 3 }}
          gap={24}
          scrollbar
          slides={projects.map((project) => ({
            key: project.id,
            content: <ProjectCard project={project} />,
          }))}
        />
      </Container>
    </section>
  )
}

function ProjectCard({ project }: { project: ProjectCardData }) {
  const { title, company, category, description, link, img } = project
  return (
    <article className={css.card}>
      <Picture
        picture={img}
        sizes="(min-width: 1600px) 28vw, (min-width: 900px) 45vw, 90vw"
        className={css.img}
      />
      <p className={css.kind}>
        {category}, {company}
      </p>
      <h3 className={css.title}>{link ? <Link to={link}>{title}</Link> : title}</h3>
      <p className={css.text}>{description}</p>
    </article>
  )
}

export const query = graphql`
  fragment ProjectCard on Project {
    id: jsonId
    title
    company
    category
    description
    link
    img {
      ...HalfPicture
    }
  }
`
