import { graphql, type PageProps } from "gatsby"
import { MessageFooter } from "../layouts/footer/MessageFooter"
import { ServiceRows } from "../sections/offer/ServiceRows"
import { LandingHero } from "../sections/opening/LandingHero"
import { must } from "./must"

/** `/home-three`: the advertising agency (SPEC 2.5). */
export default function HomeThree({ data }: PageProps<Queries.HomeThreePageQuery>) {
  const home = must(data.homeThree, "home-three.json")
  return (
    <>
      <LandingHero look="poster" hero={home.hero} />
      <ServiceRows services={home.services} />
    </>
  )
}

HomeThree.Footer = MessageFooter

export const query = graphql`
  query HomeThreePage {
    homeThree {
      hero {
        ...LandingHero
      }
      services {
        ...ServiceRows
      }
    }
  }
`
