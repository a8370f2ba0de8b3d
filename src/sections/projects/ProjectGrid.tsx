import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { CardLink } from "../../components/action/CardLink"
import { classes } from "../../components/classes"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { ActionData, IntroData } from "../fragments"
import * as css from "./ProjectGrid.module.css"

type GridProjectData = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly company: string
  readonly category: string
  readonly link?: string | null
  /** Width in columns of twelve: 4, 6 or 8 (docs/specification.md#constants). */
  readonly colSize: number
  readonly img: PictureData
}

type ProjectGridProps = {
  projects: IntroData & {
    readonly items: readonly GridProjectData[]
    /** The empty room at the end, with a call to action. */
    readonly vacancy: {
      readonly title: string
      readonly text: string
      readonly action: ActionData
    }
  }
}

/** Projects in a twelve-column grid, like rooms on a floor plan; the last room is vacant. */
export function ProjectGrid({
  projects: { eyebrow, title, text, items, vacancy },
}: ProjectGridProps) {
  return (
    <section className={css.band} aria-labelledby="grid-title">
      <Container>
        <SectionHeading id="grid-title" eyebrow={eyebrow} text={text}>
          {title}
        </SectionHeading>
        <ol className={css.grid} role="list">
          {items.map((project, index) => {
            const half = halfOf(items, index)
            const columns = css[`columns${project.colSize}`]
            return (
              <li key={project.id} className={classes(css.room, columns, half && css[half])}>
                <Room project={project} number={index + 1} isHalf={half !== null} />
              </li>
            )
          })}
          <li className={`${css.room} ${css.vacancy}`}>
            <h3 className={css.title}>{vacancy.title}</h3>
            <p className={css.text}>{vacancy.text}</p>
            {vacancy.action.to && (
              <ButtonLink look="outline" to={vacancy.action.to}>
                {vacancy.action.label}
              </ButtonLink>
            )}
          </li>
        </ol>
      </Container>
    </section>
  )
}

/**
 * On phones, two small rooms that follow each other share a row.
 * @returns which half of its row a room has; null if it has all of it
 */
function halfOf(items: readonly GridProjectData[], index: number): "left" | "right" | null {
  const isSmall = (place: number) => items[place]?.colSize === 4
  if (!isSmall(index)) return null
  let first = index
  while (isSmall(first - 1)) first -= 1
  if ((index - first) % 2 === 1) return "right"
  return isSmall(index + 1) ? "left" : null
}

const sizes: Record<number, string> = {
  4: "(min-width: 56.25em) 27vw, (min-width: 40em) 44vw",
  6: "(min-width: 100em) 37vw, (min-width: 40em) 44vw",
  8: "(min-width: 56.25em) 55vw, (min-width: 40em) 90vw",
}

const sizesOnPhones = (colSize: number, isHalf: boolean) => {
  if (colSize === 8) return "100vw"
  return isHalf ? "42vw" : "90vw"
}

type RoomProps = { project: GridProjectData; number: number; isHalf: boolean }

function Room({ project, number, isHalf }: RoomProps) {
  const { title, description, company, category, link, colSize, img } = project
  return (
    <article className={css.project}>
      <ClothFrame>
        <Picture
          picture={img}
          sizes={[sizes[colSize], sizesOnPhones(colSize, isHalf)].filter(Boolean).join(", ")}
          className={css.img}
        />
      </ClothFrame>
      <div className={css.label}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        <h3 className={css.title}>
          <CardLink to={link}>{title}</CardLink>
        </h3>
        <p className={css.kind}>
          {category}, {company}
        </p>
        <p className={css.text}>{description}</p>
      </div>
    </article>
  )
}

export const query = graphql`
  fragment ProjectGrid on ProjectGrid {
    eyebrow
    title
    text
    items {
      id
      title
      description
      company
      category
      link
      colSize
      img {
        ...HalfPicture
      }
    }
    vacancy {
      title
      text
      action {
        ...Action
      }
    }
  }
`
