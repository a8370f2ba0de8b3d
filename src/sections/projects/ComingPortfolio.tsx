import { graphql } from "gatsby"
import { ButtonLink } from "../../components/action/Button"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import type { ActionData } from "../fragments"
import * as grounds from "../grounds.module.css"
import * as css from "./ComingPortfolio.module.css"

type ComingPortfolioProps = {
  coming: {
    readonly title: string
    readonly text: string
    readonly img: PictureData
    readonly meanwhile: string
    readonly actions: readonly ActionData[]
  }
}

/** Announces a portfolio that is still to come, with links to other pages. */
export function ComingPortfolio({ coming }: ComingPortfolioProps) {
  const { title, text, img, meanwhile, actions } = coming
  return (
    <section className={`night ${grounds.crimson} ${css.band}`} aria-labelledby="coming-title">
      <Picture picture={img} first sizes="(min-width: 56.25em) 50vw, 100vw" className={css.img} />
      <Container className={css.inner}>
        <h2 id="coming-title" className={css.title}>
          {title}
        </h2>
        <div className={css.words}>
          <p className={css.text}>{text}</p>
          <ul className={css.actions} role="list">
            {actions.map(
              ({ label, to }, index) =>
                to && (
                  <li key={label}>
                    <ButtonLink look={index === 0 ? "solid" : "outline"} to={to}>
                      {label}
                    </ButtonLink>
                  </li>
                ),
            )}
          </ul>
          <p className={css.meanwhile}>{meanwhile}</p>
        </div>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment ComingPortfolio on SinglePortfolio {
    title
    text
    img {
      ...HeroPicture
    }
    meanwhile
    actions {
      ...Action
    }
  }
`
