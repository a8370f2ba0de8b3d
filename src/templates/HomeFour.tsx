import { graphql, type PageProps } from "gatsby"
import { BlockFooter } from "../layouts/footer/BlockFooter"
import { ServiceRows } from "../sections/offer/ServiceRows"
import { LandingHero } from "../sections/opening/LandingHero"
import { Figures } from "../sections/proof/Figures"
import { must } from "./must"

/** `/home-four`: the interior design studio (SPEC 2.5). */
export default function HomeFour({ data }: PageProps<Queries.HomeFourPageQuery>) {
  const home = must(data.homeFour, "home-four.json")
  return (
    <>
      <LandingHero look="panorama" hero={home.hero} />
      <ServiceRows services={home.services} />
      <Figures figures={home.figures} seconds={3} />
    </>
  )
}

HomeFour.Footer = BlockFooter

export const query = graphql`
  query HomeFourPage {
    homeFour {
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
