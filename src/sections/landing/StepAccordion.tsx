import { graphql } from "gatsby"
import { Accordion } from "../../components/disclosure/Accordion"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import { twoDigits } from "../../components/text/twoDigits"
import * as css from "./StepAccordion.module.css"

type StepAccordionProps = {
  steps: {
    readonly eyebrow: string
    readonly title: string
    readonly items: readonly {
      readonly title: string
      readonly text: string
      readonly img?: PictureData
    }[]
  }
  /** "list": beside a sticky heading; "stage": the open step's picture fills half of the page. */
  look?: "list" | "stage"
}

/**
 * A numbered accordion of steps, the first one open (docs/specification.md#states). A step's picture is inside its
 * panel, so that it changes with the step before hydration.
 */
export function StepAccordion({ steps, look = "list" }: StepAccordionProps) {
  const { eyebrow, title, items } = steps
  if (items.length === 0) return null
  return (
    <section className={`${css.band} ${css[look]}`} aria-labelledby="steps-title">
      <Container className={css.inner} crossed={look === "stage" ? true : undefined}>
        <div className={css.heading}>
          <SectionHeading id="steps-title" eyebrow={eyebrow}>
            {title}
          </SectionHeading>
        </div>
        <div className={css.steps}>
          <Accordion
            width="full"
            items={items.map((item, index) => ({
              id: item.title,
              title: (
                <>
                  <span className={css.numeral}>{twoDigits(index + 1)}</span> {item.title}
                </>
              ),
              content: (
                <>
                  {item.img && (
                    <Picture
                      picture={item.img}
                      sizes="(min-width: 56.25em) 46vw, min(92vw, 28rem)"
                      className={css.scene}
                    />
                  )}
                  <p className={css.text}>{item.text}</p>
                </>
              ),
            }))}
          />
        </div>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment StepAccordion on LandingSteps {
    eyebrow
    title
    items {
      title
      text
    }
  }
  fragment PicturedSteps on LandingPicturedSteps {
    eyebrow
    title
    items {
      title
      text
      img {
        ...DarkPicture
      }
    }
  }
`
