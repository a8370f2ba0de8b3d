import { graphql, type PageProps } from "gatsby"
import { RichFooter } from "../layouts/footer/RichFooter"
import { CallToAction } from "../sections/closing/CallToAction"
import { ServiceRows } from "../sections/offer/ServiceRows"
import { LandingHero } from "../sections/opening/LandingHero"
import { Figures } from "../sections/proof/Figures"
import { must } from "./must"

/** `/home-seven`: digital marketing (SPEC 2.5). */
export default function HomeSeven({ data }: PageProps<Queries.HomeSevenPageQuery>) {
  const home = must(data.homeSeven, "home-seven.json")
  return (
    <>
      <LandingHero look="spread" hero={home.hero} />
      <ServiceRows services={home.services} />
      <Figures figures={home.figures} seconds={3} />
      <CallToAction closing={home.closing} />
    </>
  )
}

HomeSeven.Footer = RichFooter

export const query = graphql`
  query HomeSevenPage {
    homeSeven {
      hero {
        ...LandingHero
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
