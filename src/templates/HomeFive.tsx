import { graphql, type PageProps } from "gatsby"
import { SubscribeForm } from "../contact/SubscribeForm"
import { RichFooter } from "../layouts/footer/RichFooter"
import { CallToAction } from "../sections/closing/CallToAction"
import { ServiceRows } from "../sections/offer/ServiceRows"
import { LandingHero } from "../sections/opening/LandingHero"
import { Figures } from "../sections/proof/Figures"
import { must } from "./must"

/** `/home-five`: search engine optimisation (SPEC 2.5). */
export default function HomeFive({ data }: PageProps<Queries.HomeFivePageQuery>) {
  const home = must(data.homeFive, "home-five.json")
  return (
    <>
      <LandingHero look="ascent" hero={home.hero}>
        <SubscribeForm {...home.hero.field} />
      </LandingHero>
      <ServiceRows services={home.services} />
      <Figures figures={home.figures} seconds={3} />
      <CallToAction closing={home.closing} />
    </>
  )
}

HomeFive.Footer = RichFooter

export const query = graphql`
  query HomeFivePage {
    homeFive {
      hero {
        eyebrow
        title
        text
        field {
          label
          submit
        }
        img {
          ...HeroPicture
        }
      }
      services {
        ...ServiceRows
      }
      figures {
        ...Figures
      }
      closing {
        ...CallToAction
      }
    }
  }
`
