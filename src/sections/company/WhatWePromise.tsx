import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { SectionHeading } from "../../components/text/SectionHeading"
import type { ActionData, IntroData } from "../fragments"
import * as css from "./WhatWePromise.module.css"

type WhatWePromiseProps = {
  promise: IntroData & {
    readonly figures: readonly { readonly value: string; readonly label: string }[]
    readonly action: ActionData
  }
  /** Portraits of the whole team. */
  faces: readonly { readonly id: string; readonly img: PictureData }[]
}

/** The agency's promise: the team's portraits edge to edge, a text and figures. */
export function WhatWePromise({ promise, faces }: WhatWePromiseProps) {
  return (
    <section aria-labelledby="promise-title">
      <ul className={css.faces} role="list">
        {faces.map(({ id, img }) => (
          <li key={id}>
            <Picture picture={img} sizes="(min-width: 31.25em) 17vw, 25vw" className={css.face} />
          </li>
        ))}
      </ul>
      <Container className={css.inner}>
        <div className={css.lead}>
          <SectionHeading id="promise-title" eyebrow={promise.eyebrow} text={promise.text}>
            {promise.title}
          </SectionHeading>
          {promise.action.to && (
            <p>
              <ButtonLink to={promise.action.to}>{promise.action.label}</ButtonLink>
            </p>
          )}
        </div>
        <dl className={css.figures}>
          {promise.figures.map(({ value, label }) => (
            <div key={label} className={css.figure}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment WhatWePromise on AboutPromise {
    eyebrow
    title
    text
    figures {
      value
      label
    }
    action {
      ...Action
    }
  }
  fragment Face on TeamMember {
    id: jsonId
    img {
      ...CardPicture
    }
  }
`
