import { graphql, type PageProps } from "gatsby"
import { MessageFooter } from "../layouts/footer/MessageFooter"
import { ServiceRows } from "../sections/offer/ServiceRows"
import { LandingHero } from "../sections/opening/LandingHero"
import { Figures } from "../sections/proof/Figures"
import { must } from "./must"

/** `/home-six`: for start-ups (SPEC 2.5). */
export default function HomeSix({ data }: PageProps<Queries.HomeSixPageQuery>) {
  const home = must(data.homeSix, "home-six.json")
  return (
    <>
      <LandingHero look="poster" hero={home.hero} />
      <ServiceRows services={home.services} />
      <Figures figures={home.figures} seconds={5} tone="night" />
    </>
  )
}

HomeSix.Footer = MessageFooter

export const query = graphql`
  query HomeSixPage {
    homeSix {
      hero {
        ...LandingHero
      }
      services {
        ...ServiceRows
      }
      figures {
        ...Figures
      }
    }
  }
`
