import { graphql } from "gatsby"
import { type ComponentType, useEffect, useState } from "react"
import { MaybeLink } from "../../components/action/MaybeLink"
import { ClothFrame } from "../../components/media/ClothFrame"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Slider } from "../../components/media/Slider"
import { useScrollDriven } from "../../components/media/useScrollDriven"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { LinkedIntroData } from "../fragments"
import type { CardScreenData, CardScreenProps } from "./CardScreen"
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

type SlideData = ProjectCardData & {
  readonly result: { readonly figure: string; readonly text: string } | null
  /** The screen in its picture, if its page can be scrolled there. */
  readonly screen?: CardScreenData | null
}

/** Slider options and picture sizes of each look (docs/specification.md#constants). */
const looks = {
  shelf: {
    slider: { inView: { 640: 1, 900: 2, 1600: 3 }, scrollbar: true },
    // About as wide as a picture of 8 to 5 that covers a square, on tablets 4 to 3.
    sizes: "(min-width: 100em) 48vw, (min-width: 56.25em) 70vw, 120vw",
  },
  reel: {
    slider: {
      inView: { 640: 1, 900: 2, 1600: 3.5 },
      pagination: true,
      mousewheel: true,
      bleed: true,
    },
    sizes: "(min-width: 56.25em) 33vw, 94vw",
  },
}

type ProjectSliderProps = {
  heading: LinkedIntroData
  projects: readonly SlideData[]
  /**
   * "shelf": from the page's margin, 1, 2 and 3 slides from 640, 900 and 1600 px, with a draggable scrollbar; "reel": to the
   * window's edge, 1, 2 and 3.5 slides, with clickable pagination and mouse wheel (sideways only: scrolling down
   * scrolls the page). Slides are 24 px apart in both.
   */
  look?: "shelf" | "reel"
}

/** Projects in a slider. */
export function ProjectSlider({ heading, projects, look = "shelf" }: ProjectSliderProps) {
  if (projects.length === 0) return null
  const { slider, sizes } = looks[look]
  const strip = (
    <Slider
      label={heading.title}
      gap={24}
      slides={projects.map((project) => ({
        key: project.id,
        name: project.title,
        content: <ProjectCard project={project} sizes={sizes} />,
      }))}
      {...slider}
    />
  )
  return (
    <section
      id="projects"
      className={`${css.band} ${css[look]}`}
      aria-labelledby="projects-title"
      data-crossed={look === "reel" ? "true" : undefined}
    >
      <Container className={css.inner} crossed={look === "shelf" ? true : undefined}>
        <SectionHeading
          id="projects-title"
          split
          eyebrow={heading.eyebrow}
          text={heading.text}
          action={heading.action}
        >
          {heading.title}
        </SectionHeading>
        {look === "shelf" && strip}
      </Container>
      {look === "reel" && strip}
    </section>
  )
}

function ProjectCard({ project, sizes }: { project: SlideData; sizes: string }) {
  const { title, company, category, description, link, img, result, screen } = project
  const CardScreen = useCardScreen(Boolean(screen))
  return (
    <article className={css.card}>
      <ClothFrame className={css.picture}>
        <Picture picture={img} sizes={sizes} className={css.img} />
        {screen && CardScreen && <CardScreen screen={screen} picture={img} />}
      </ClothFrame>
      {result && (
        <p className={css.result}>
          <strong>{result.figure}</strong> <span>{result.text}</span>
        </p>
      )}
      <p className={css.kind}>{`${category}, ${company}`}</p>
      <h3 className={css.title}>
        <MaybeLink to={link}>{title}</MaybeLink>
      </h3>
      <p className={css.text}>{description}</p>
    </article>
  )
}

/** @returns the component, once it is wanted and loaded; if that fails, the picture shows the page's beginning */
function useCardScreen(hasScreen: boolean): ComponentType<CardScreenProps> | null {
  const isWanted = useScrollDriven() && hasScreen
  const [component, setComponent] = useState<ComponentType<CardScreenProps> | null>(null)
  useEffect(() => {
    if (!isWanted) return
    import("./CardScreen").then(
      (module) => setComponent(() => module.CardScreen),
      (error: unknown) => console.error("A project's screen could not be loaded.", error),
    )
  }, [isWanted])
  return component
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
  # A slide is half of a wide window or all of a phone's: two widths, as each makes every page of slides longer.
  fragment ProjectSlide on Project {
    id: jsonId
    title
    company
    category
    description
    link
    img {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 640
            breakpoints: [640, 1080]
            formats: [AVIF, AUTO]
            placeholder: DOMINANT_COLOR
            quality: 72
            avifOptions: { quality: 50 }
          )
        }
      }
    }
    result {
      figure
      text
    }
  }
`
