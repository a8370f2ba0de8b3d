import { graphql, type PageProps } from "gatsby"
import { Picture } from "../components/media/Picture"
import { Container } from "../components/text/Container"
import type { PageContext } from "../routes"
import { CallToAction } from "../sections/closing/CallToAction"
import { Process } from "../sections/offer/Process"
import { TitleBar } from "../sections/opening/TitleBar"
import * as css from "./ItService.module.css"
import { must } from "./must"

/** The static pages of the IT services (DESIGN "Routes"). */
export default function ItService({ data }: PageProps<Queries.ItServicePageQuery, PageContext>) {
  const service = must(data.itService, "it-services.json")
  const home = must(data.home, "home.json")
  return (
    <>
      <TitleBar title={service.title} text={service.subtitle} />
      <Container className={css.intro}>
        <Picture
          picture={service.img}
          first
          sizes="(min-width: 900px) 50vw, 100vw"
          className={css.img}
        />
        <div className={css.text}>
          {service.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Container>
      <Container>
        <ul className={css.features} role="list">
          {service.features.map(({ title, points }) => (
            <li key={title} className={css.feature}>
              <h2 className={css.title}>{title}</h2>
              <ul className={css.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Container>
      <Process
        process={{
          eyebrow: "How we work",
          title: "From first look to handover",
          items: service.approach,
          action: home.process.action,
        }}
      />
      <CallToAction closing={home.closing} />
    </>
  )
}

export const query = graphql`
  query ItServicePage($slug: String!) {
    itService(slug: { eq: $slug }) {
      title
      subtitle
      description
      img {
        ...HalfPicture
      }
      features {
        title
        points
      }
      approach {
        title
        text
      }
    }
    home {
      process {
        action {
          ...Action
        }
      }
      closing {
        ...CallToAction
      }
    }
  }
`
