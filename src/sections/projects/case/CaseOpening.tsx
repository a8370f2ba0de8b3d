import { graphql } from "gatsby"
import { Picture, type PictureData } from "../../../components/media/Picture"
import { Container } from "../../../components/text/Container"
import { SectionHeading } from "../../../components/text/SectionHeading"
import * as css from "./CaseOpening.module.css"

type CaseOpeningProps = {
  /** For the section's aria-labelledby. */
  id: string
  opening: {
    readonly eyebrow: string
    readonly title: string
    readonly text: string
    readonly facts: readonly { readonly name: string; readonly value: string }[]
    readonly img: PictureData
  }
}

/** The beginning of a case: what it is about, its facts, and what was made across the whole window. */
export function CaseOpening({
  id,
  opening: { eyebrow, title, text, facts, img },
}: CaseOpeningProps) {
  return (
    <div className={css.band}>
      <Container className={css.inner}>
        <div className={css.heading}>
          <SectionHeading id={id} eyebrow={eyebrow} text={text}>
            {title}
          </SectionHeading>
        </div>
        <dl className={css.facts}>
          {facts.map(({ name, value }) => (
            <div key={name} className={css.fact}>
              <dt className={css.name}>{name}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
      <Picture picture={img} sizes="100vw" className={css.img} />
    </div>
  )
}

export const query = graphql`
  fragment CaseOpening on PortfolioCase {
    eyebrow
    title
    text
    facts {
      name
      value
    }
    img {
      ...HeroPicture
    }
  }
`
