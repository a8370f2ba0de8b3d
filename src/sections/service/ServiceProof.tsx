import { graphql } from "gatsby"
import { ArrowLink } from "../../components/action/ArrowLink"
import { Picture, type PictureData } from "../../components/media/Picture"
import { Container } from "../../components/text/Container"
import * as css from "./ServiceProof.module.css"

type ServiceProofProps = {
  project: {
    readonly value: string
    readonly title: string
    readonly text: string
    readonly client: string
    readonly img: PictureData
    /** The page that shows the project; null if it is left out. */
    readonly link: string | null
  }
  voice: {
    readonly text: string
    readonly author: string
    readonly designation: string
    readonly img: PictureData
  }
}

/** Letters of a figure that can be set larger still. */
const SHORT = 4

/** What a service brought one client, in a figure, and what a client says about it. */
export function ServiceProof({ project, voice }: ServiceProofProps) {
  return (
    <section className={`night ${css.band}`} aria-labelledby="proof-title">
      <Container className={css.inner}>
        <div className={css.picture}>
          <Picture
            picture={project.img}
            sizes="(min-width: 56.25em) 54vw, 100vw"
            className={css.img}
          />
        </div>
        <div className={css.words}>
          <h2 id="proof-title" className={css.title}>
            <span className={`${css.value} ${project.value.length <= SHORT ? css.giant : ""}`}>
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
        <figure className={css.voice}>
          <Picture
            picture={voice.img}
            sizes="(min-width: 56.25em) 8rem, 6rem"
            className={css.portrait}
          />
          <blockquote className={css.quote}>
            <p>“{voice.text}”</p>
          </blockquote>
          <figcaption>
            <strong>{voice.author}</strong>{" "}
            <span className={css.designation}>{voice.designation}</span>
          </figcaption>
        </figure>
      </Container>
    </section>
  )
}

export const query = graphql`
  fragment ServiceProof on ServicePageTexts {
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
  }
`
