import { graphql } from "gatsby"
import { ArrowLink } from "../../components/action/ArrowLink"
import { ButtonLink } from "../../components/action/Button"
import { classes } from "../../components/classes"
import { Accordion } from "../../components/disclosure/Accordion"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import { type WayData, WayList } from "../closing/WayList"
import type { ActionData } from "../fragments"
import * as css from "./ServiceCloth.module.css"

type ServiceClothProps = {
  own: {
    readonly project: {
      readonly value: string
      readonly title: string
      readonly text: string
      readonly client: string
      readonly img: PictureData
      /** The page that shows the project; null if it is left out. */
      readonly link: string | null
    }
    readonly voice: {
      readonly text: string
      readonly author: string
      readonly designation: string
      readonly img: PictureData
    }
    readonly faq: {
      readonly title: string
      readonly items: readonly { readonly title: string; readonly text: readonly string[] }[]
    }
    readonly closing: {
      readonly title: string
      readonly text: string
      readonly action: ActionData
    }
  }
  /** Related pages, if any. */
  ways?: {
    readonly title: string
    readonly items: readonly WayData[]
  }
}

/** Letters of a figure that can be set larger still. */
const SHORT = 4

/**
 * The end of a service's page, as a cloth of two strips (docs/design.md#signature-moves): what the service brought one client,
 * what a client says, questions, related pages and the call to action.
 */
export function ServiceCloth({ own: { project, voice, faq, closing }, ways }: ServiceClothProps) {
  const links = ways?.items.filter(({ to }) => to) ?? []
  return (
    <div className={css.cloth}>
      <Container className={css.strips}>
        <section className={css.proof} aria-labelledby="proof-title">
          <div className={`${css.block} ${css.picture}`}>
            <Picture
              picture={project.img}
              sizes="(min-width: 56.25em) 60vw, 100vw"
              className={css.img}
            />
          </div>
          <div className={`night ${css.block} ${css.result}`}>
            <h2 id="proof-title" className={css.title}>
              <span className={classes(css.value, project.value.length <= SHORT && css.giant)}>
                {project.value}
              </span>{" "}
              <span>{project.title}</span>
            </h2>
            <p className={css.client}>{project.client}</p>
            <p className={css.text}>{project.text}</p>
            {project.link && (
              <p>
                <ArrowLink to={project.link}>
                  See the project<span className="visually-hidden"> for {project.client}</span>
                </ArrowLink>
              </p>
            )}
          </div>
          <figure className={`night ${css.block} ${css.voice}`}>
            <blockquote className={css.quote}>
              <p>“{voice.text}”</p>
            </blockquote>
            <Picture
              picture={voice.img}
              sizes={ways ? "6rem" : "(min-width: 56.25em) 42vw, 6rem"}
              className={css.portrait}
            />
            <figcaption>
              <strong>{voice.author}</strong>{" "}
              <span className={css.designation}>{voice.designation}</span>
            </figcaption>
          </figure>
        </section>
        {faq.items.length > 0 && (
          <section
            className={`bold ${css.block} ${css.questions}`}
            aria-labelledby="questions-title"
          >
            <h2 id="questions-title">{faq.title}</h2>
            <Accordion
              items={faq.items.map(({ title, text }) => ({
                id: title,
                title,
                content: text.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
              }))}
            />
          </section>
        )}
        {ways && links.length > 0 && (
          <nav className={`night ${css.block} ${css.ways}`} aria-labelledby="ways-title">
            <h2 id="ways-title" className={css.subtitle}>
              {ways.title}
            </h2>
            <WayList ways={links} />
          </nav>
        )}
        <section className={`night ${css.block} ${css.closing}`} aria-labelledby="closing-title">
          <h2 id="closing-title">{closing.title}</h2>
          <p className={css.invitation}>{closing.text}</p>
          {closing.action.to && (
            <ButtonLink to={closing.action.to}>{closing.action.label}</ButtonLink>
          )}
        </section>
      </Container>
    </div>
  )
}

export const query = graphql`
  fragment ServiceCloth on ServicePageTexts {
    project {
      value
      title
      text
      client
      link
      img {
        ...HalfPicture
      }
    }
    voice {
      text
      author
      designation
      img {
        ...CardPicture
      }
    }
    faq {
      title
      items {
        title
        text
      }
    }
    closing {
      ...CallToAction
    }
  }
`
